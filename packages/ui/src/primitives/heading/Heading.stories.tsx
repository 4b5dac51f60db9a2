import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG } from '../../internal/story-tools.tsx';
import { Stack } from '../stack/index.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Heading',
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

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <Stack space="2">
              <Heading level={1} size="2">
                Your week in words
              </Heading>
              <Heading level={2} size="4">
                Pronunciation
              </Heading>
            </Stack>
          ),
          because: 'Levels go down by one, and the size is for the eye.',
          bad: (
            <Stack space="2">
              <Heading level={1} size="4">
                Your week in words
              </Heading>
              <Heading level={2} size="1">
                Pronunciation
              </Heading>
            </Stack>
          ),
          but: 'The smaller matter is the louder one: the eye goes there first.',
        },
      ]}
    />
  ),
};
