import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asForm, doubledText, LONG } from '../../internal/storyTools.tsx';
import { Stack } from '../stack/index.ts';
import { Heading } from './Heading.tsx';

const meta = {
  component: Heading,
  args: { level: 1, children: 'Ready to grow, Amina?' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ready to grow, Amina?' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack space="6">
      <Heading level={1} size="hero">
        Say more.
      </Heading>
      <Heading level={1}>Your week in words</Heading>
      <Heading level={2}>Talk with Daisy</Heading>
      <Heading level={3}>30 days</Heading>
      <Heading level={4}>Pronunciation</Heading>
    </Stack>
  ),
};

export const LongWords: Story = { args: { children: LONG }, decorators: [asForm] };

export const DoubledText: Story = { decorators: [doubledText] };
