import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { asForm, doubledText, LONG } from '../../internal/storyTools.tsx';
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

export const Hover: Story = { parameters: { pseudo: { hover: ['label'] } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: ['input'] } } };

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = { args: { topics: [LONG, 'Tech'], value: [LONG] } };

export const DoubledText: Story = { decorators: [doubledText] };
