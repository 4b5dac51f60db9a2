import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG } from '../../internal/story-tools.tsx';
import { Stack } from '../../primitives/stack/index.ts';
import { ChoiceGroup } from '../choice-group/index.ts';
import { TopicPicker, type TopicPickerProps } from './TopicPicker.tsx';

/** Keeps the choice, as a screen would. */
function Kept({ value: first, onValueChange, ...args }: TopicPickerProps<string>) {
  const [value, setValue] = useState(first);
  return (
    <TopicPicker
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const topics = ['Tech', 'Business', 'Culture', 'Movies', 'Sports', 'News', 'Fashion', 'Science'];

const meta = {
  title: 'Topic picker',
  component: TopicPicker<string>,
  decorators: [asForm],
  render: (args) => <Kept {...args} />,
  args: { label: 'Favourite topics', topics, value: ['Tech'], onValueChange: fn() },
} satisfies Meta<typeof TopicPicker<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Movies'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Tech', 'Movies']);
    await userEvent.click(canvas.getByText('Tech'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Movies']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 5 chosen');
  },
};

/** A sixth is ignored. */
export const Full: Story = {
  args: { value: topics.slice(0, 5) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Science'));
    await expect(canvas.getByRole('checkbox', { name: 'Science' })).not.toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 5 chosen. Give one up to choose another.');
  },
};

export const States: Story = {
  parameters: { pseudo: { hover: '[data-as="hover"] label', focusVisible: '[data-as="focus"] input' } },
  render: (args) => (
    <Stack space="8">
      <TopicPicker {...args} label="Nothing chosen yet" value={[]} />
      <TopicPicker {...args} label="Under a pointer" topics={topics.slice(0, 3)} data-as="hover" />
      <TopicPicker {...args} label="With the focus" topics={topics.slice(0, 3)} data-as="focus" />
      <TopicPicker {...args} label="Disabled" topics={topics.slice(0, 3)} disabled />
    </Stack>
  ),
};

export const LongWords: Story = { args: { topics: [LONG, 'Tech'], value: [LONG] } };

export const DoubledText: Story = { decorators: [doubledText] };

export const RightToLeft: Story = {
  ...States,
  globals: { direction: 'rtl' },
  parameters: { ...States.parameters, pictures: 'light' },
};

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <TopicPicker label="Favourite topics" topics={topics} value={['Tech', 'Movies']} onValueChange={fn()} />
          ),
          because: 'Some of many: all are in sight, and the count says how many more.',
          bad: (
            <ChoiceGroup
              label="Favourite topics"
              choices={topics.slice(0, 4).map((value) => ({ value, label: value }))}
              value="Tech"
              onValueChange={fn()}
            />
          ),
          but: 'Cards with a round mark are for one answer only.',
        },
      ]}
    />
  ),
};
