import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText } from '../../internal/storyTools.tsx';
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

/** Decorator: as wide as at the head of a page. */
const atTheHead = (Story: () => ReactNode) => (
  <div style={{ maxInlineSize: '12rem' }}>
    <Story />
  </div>
);

const meta = {
  component: LanguageSelect<string>,
  render: (args) => <Kept {...args} />,
  args: { languages, value: 'fr', onValueChange: fn() },
} satisfies Meta<typeof LanguageSelect<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [atTheHead],
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Português');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('pt');
    await expect(canvas.getByRole('option', { name: 'Español' })).toHaveAttribute('lang', 'es');
  },
};

export const DoubledText: Story = { decorators: [doubledText, atTheHead], args: { labelVisibility: 'shown' } };

export const DoAndDont: Story = {
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
              choices={[{ value: 'it', label: '🇮🇹 Italian' }]}
              value="it"
              onValueChange={fn()}
            />
          ),
          but: 'A flag is a country, and “Italian” is English.',
        },
      ]}
    />
  ),
};
