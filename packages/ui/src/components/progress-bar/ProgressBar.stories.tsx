import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asForm, doubledText } from '../../internal/storyTools.tsx';
import { Stack } from '../../primitives/stack/index.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
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

export const DoubledText: Story = { decorators: [doubledText] };
