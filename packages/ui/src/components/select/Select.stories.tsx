import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG, pinned } from '../../internal/story-tools.tsx';
import { Stack } from '../../primitives/stack/index.ts';
import { ChoiceGroup } from '../choice-group/index.ts';
import { Select, type SelectProps } from './Select.tsx';

/** Keeps the choice, as a screen would. */
function Kept({ value: first, onValueChange, ...args }: SelectProps<string>) {
  const [value, setValue] = useState(first);
  return (
    <Select
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const topics = ['Tech', 'Business', 'Culture', 'Movies', 'Sports', 'News', 'Fashion', 'Science'].map((value) => ({
  value,
  label: value,
}));

const meta = {
  title: 'Select',
  component: Select<string>,
  decorators: [asForm],
  render: (args) => <Kept {...args} />,
  args: { label: 'Topic', choices: topics, placeholder: 'Choose a topic', onValueChange: fn() },
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'You can change it later.' },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Topic' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Movies');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Movies');
    await expect(select).toHaveValue('Movies');
  },
};

export const States: Story = {
  parameters: { pseudo: pinned('hover', 'focus') },
  render: (args) => (
    <Stack>
      <Select {...args} label="Under a pointer" value="Tech" data-as="hover" />
      <Select {...args} label="With the focus" value="Tech" data-as="focus" />
      <Select {...args} label="Nothing chosen" />
      <Select {...args} label="Disabled" value="Tech" disabled />
      <Select {...args} label="Compact" value="Tech" size="compact" />
      <Select {...args} label="Invalid" hint="You can change it later." error="Choose a topic to go on." />
    </Stack>
  ),
};

export const LongWords: Story = { args: { label: LONG, choices: [{ value: LONG, label: LONG }], value: LONG } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: 'Tech' } };

export const DoubledText: Story = { args: { value: 'Business' }, decorators: [doubledText] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  decorators: [],
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <ChoiceGroup
              label="Your goal"
              choices={[
                { value: 'work', label: 'Work' },
                { value: 'travel', label: 'Travel' },
              ]}
              onValueChange={fn()}
            />
          ),
          because: 'A few choices that matter are shown at once, as cards.',
          bad: (
            <Select
              label="Your goal"
              placeholder="Choose"
              choices={[
                { value: 'work', label: 'Work' },
                { value: 'travel', label: 'Travel' },
              ]}
              onValueChange={fn()}
            />
          ),
          but: 'A list hides two choices behind one more press.',
        },
      ]}
    />
  ),
};
