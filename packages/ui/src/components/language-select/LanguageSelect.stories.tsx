import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText, pinned } from '../../internal/story-tools.tsx';
import { Inline } from '../../primitives/inline/index.ts';
import { Select } from '../select/index.ts';
import { LanguageSelect, type LanguageSelectProps } from './LanguageSelect.tsx';

function Kept({ value: first, onValueChange, ...args }: LanguageSelectProps<string>) {
  const [value, setValue] = useState(first);
  return (
    <LanguageSelect
      {...args}
      value={value}
      onValueChange={(code) => {
        setValue(code);
        onValueChange(code);
      }}
    />
  );
}

const languages = [
  { code: 'fr', name: 'Français' },
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'it', name: 'Italiano' },
  { code: 'pt', name: 'Português' },
];

const meta = {
  title: 'Language select',
  component: LanguageSelect<string>,
  render: (args) => <Kept {...args} />,
  args: { languages, value: 'fr', onValueChange: fn() },
} satisfies Meta<typeof LanguageSelect<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Português');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('pt');
    await expect(canvas.getByRole('option', { name: 'Español' })).toHaveAttribute('lang', 'es');
  },
};

export const States: Story = {
  parameters: { pseudo: pinned('hover', 'focus') },
  render: (args) => (
    <Inline>
      <LanguageSelect {...args} value="fr" />
      <LanguageSelect {...args} value="en" data-as="hover" />
      <LanguageSelect {...args} value="es" data-as="focus" />
      <LanguageSelect {...args} value="it" disabled />
    </Inline>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const DoubledText: Story = { decorators: [doubledText] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <LanguageSelect languages={languages} value="it" onValueChange={fn()} />,
          because: 'Each language names itself: a reader finds their own.',
          bad: (
            <Select
              label="Language"
              labelVisibility="hidden"
              choices={[{ value: 'it', label: 'Italian (Italy)' }]}
              value="it"
              onValueChange={fn()}
            />
          ),
          but: '“Italian” is English, and nobody reads Italian in Italy only.',
        },
      ]}
    />
  ),
};
