import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG } from '../../internal/story-tools.tsx';
import { Stack } from '../../primitives/stack/index.ts';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';

/** Keeps the choice, as a screen would. */
function Kept({ value: first, onValueChange, ...args }: ChoiceGroupProps<string>) {
  const [value, setValue] = useState(first);
  return (
    <ChoiceGroup
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const goals = [
  { value: 'Work', label: 'Work', description: 'Meetings, calls and e-mails', icon: 'briefcase' },
  { value: 'Travel', label: 'Travel', description: 'Find your way, meet people', icon: 'journey' },
  { value: 'Study', label: 'Study', description: 'Exams and lectures', icon: 'bulb' },
  { value: 'Social', label: 'Social', description: 'Friends, films and parties', icon: 'person' },
] as const;
const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'].map((value) => ({ value, label: value }));

const meta = {
  title: 'Choice group',
  component: ChoiceGroup<string>,
  decorators: [asForm],
  render: (args) => <Kept {...args} />,
  args: { label: 'What is your main goal?', choices: goals, onValueChange: fn() },
} satisfies Meta<typeof ChoiceGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'What is your main goal?' })).toBeVisible();
    await userEvent.click(canvas.getByText('Find your way, meet people'));
    await expect(canvas.getByRole('radio', { name: /Travel/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Study/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Study');
  },
};

export const TwoColumns: Story = {
  args: { label: 'Your English level', choices: levels, columns: 'two', value: 'B1' },
};

/** One choice has something to say for itself. */
export const WithABadge: Story = {
  args: {
    label: 'How would you like to pay?',
    choices: [
      { value: 'yearly', label: 'Yearly', description: '€79 a year', badge: 'Save 17%' },
      { value: 'monthly', label: 'Monthly', description: '€7.99 a month' },
    ],
    value: 'yearly',
  },
};

export const States: Story = {
  parameters: {
    pseudo: { hover: ['fieldset[data-as="hover"] label'], focusVisible: ['fieldset[data-as="focus"] input'] },
  },
  render: () => (
    <Stack space="8">
      <ChoiceGroup label="Under a pointer" choices={goals.slice(0, 1)} onValueChange={fn()} data-as="hover" />
      <ChoiceGroup label="With the focus" choices={goals.slice(0, 1)} onValueChange={fn()} data-as="focus" />
      <ChoiceGroup label="Chosen" choices={goals.slice(0, 2)} value="Work" onValueChange={fn()} />
      <ChoiceGroup label="Disabled" choices={goals.slice(0, 2)} value="Work" onValueChange={fn()} disabled />
      <ChoiceGroup label="Invalid" choices={goals.slice(0, 1)} onValueChange={fn()} error="Choose one to go on." />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: { label: LONG, choices: [{ value: 'a', label: LONG, description: LONG, icon: 'journey' }], value: 'a' },
};

export const DoubledText: Story = { args: { value: 'Work' }, decorators: [doubledText] };

export const RightToLeft: Story = {
  ...TwoColumns,
  globals: { direction: 'rtl' },
  parameters: { pictures: 'light' },
};

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <ChoiceGroup
              label="What is your main goal?"
              choices={goals.slice(0, 3)}
              value="Work"
              onValueChange={fn()}
            />
          ),
          because: 'Few choices, all in sight, each with the words that make it easy.',
          bad: (
            <ChoiceGroup
              label="Do you agree?"
              choices={[{ value: 'yes', label: 'Yes' }]}
              value="yes"
              onValueChange={fn()}
            />
          ),
          but: 'One choice is none: that is a Checkbox. More than seven are a Select.',
        },
      ]}
    />
  ),
};
