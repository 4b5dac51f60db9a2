import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG } from '../../internal/story-tools.tsx';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Progress bar',
  component: ProgressBar,
  decorators: [asForm],
  args: { label: 'XP to level 5', value: 412, max: 500 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'XP to level 5' });
    await expect(bar).toHaveAttribute('aria-valuenow', '412');
    await expect(bar).toHaveAttribute('aria-valuemax', '500');
  },
};

export const Values: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Nothing yet" value={0} />
      <ProgressBar label="A little" value={3} />
      <ProgressBar label="Half" value={50} valueText="Step 2 of 4" />
      <ProgressBar label="All" value={100} />
      <ProgressBar label="More than all" value={140} />
      <ProgressBar label="Spoken" value={60} tone="voice" />
      <ProgressBar label="Said well" value={80} tone="good" />
    </Stack>
  ),
};

/** More than all is all, in the picture and for screen readers alike. */
export const Over: Story = {
  parameters: { pictures: false },
  args: { value: 640 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '500');
  },
};

/** It fills in the direction of reading. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const DoubledText: Story = { decorators: [doubledText] };

export const LongWords: Story = { args: { label: LONG } };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <Stack space="2">
              <ProgressBar label="XP to level 5" value={412} max={500} />
              <Text size="small" tone="soft">
                412 of 500 XP to level 5
              </Text>
            </Stack>
          ),
          because: 'Ink, with the numbers in words beside it.',
          bad: <ProgressBar label="XP to level 5" value={412} max={500} tone="voice" />,
          but: 'Tangerine says that a voice is live, and a bar alone does not say what it measures.',
        },
      ]}
    />
  ),
};
