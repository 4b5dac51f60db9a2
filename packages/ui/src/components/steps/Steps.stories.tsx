import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG } from '../../internal/story-tools.tsx';
import { Stack } from '../../primitives/stack/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'Steps',
  component: Steps,
  decorators: [asForm],
  args: { label: 'Phrase', current: 3, total: 5 },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Phrase 3 of 5')).toBeVisible();
  },
};

/** The first, one in the middle, the last, all done; bars alone; and while a voice is recorded in the current one. */
export const States: Story = {
  render: (args) => (
    <Stack space="6">
      <Steps {...args} current={1} />
      <Steps {...args} tone="voice" />
      <Steps {...args} current={5} />
      <Steps {...args} label="All said: phrase" current={6} />
      <Steps {...args} label="Step" current={2} total={3} labelVisibility="hidden" />
    </Stack>
  ),
};

/** Counts what is done instead of what is under way. */
export const Done: Story = {
  args: { words: '2 of 5 done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 5 done')).toBeVisible();
  },
};

export const LongWords: Story = { args: { label: LONG } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const DoubledText: Story = { decorators: [doubledText] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <Steps label="Phrase" current={3} total={5} />,
          because: 'A few steps can be counted: each is a bar, and the words say which.',
          bad: <ProgressBar label="Phrases" value={60} />,
          but: 'A bar of 60 % hides that two phrases are left.',
        },
      ]}
    />
  ),
};
