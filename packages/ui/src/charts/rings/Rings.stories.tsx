import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Card } from '../../components/card/index.ts';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG } from '../../internal/story-tools.tsx';
import { Rings, type RingValue } from './Rings.tsx';

const today: readonly RingValue[] = [
  { label: 'XP today', value: 22, goal: 30, tone: 'voice' },
  { label: 'Phrases', value: 63, goal: 100, tone: 'john' },
  { label: 'Time spoken', value: 480, goal: 600, tone: 'daisy', valueText: '8 / 10 min' },
];
const valued = (...values: number[]) =>
  today.map((ring, index) => ({ ...ring, value: values[index] ?? 0, valueText: undefined }));

/** Decorator: on a card, as on the page. */
const onCard = (Story: () => ReactNode) => (
  <Card kind="stat">
    <Story />
  </Card>
);

const meta = {
  title: 'Rings',
  component: Rings,
  args: { label: 'Your day', values: today },
} satisfies Meta<typeof Rings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [onCard, asForm],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('figure', { name: 'Your day' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('row', { name: 'Time spoken 8 / 10 min 80%' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show chart' }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** The same in figures. */
export const Table: Story = {
  decorators: [onCard, asForm],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show table' }));
    await expect(canvas.getByRole('table', { name: 'Your day' })).toBeVisible();
  },
};

/** A new day. */
export const Empty: Story = { decorators: [onCard, asForm], args: { values: valued(0, 0, 0) } };

/** More than the goal goes round a second time, and what has reached it says so: one and a half, exactly, and twice. */
export const BeyondTheGoal: Story = {
  decorators: [onCard, asForm],
  args: { values: valued(45, 100, 1200) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Reached' })).toHaveLength(3);
  },
};

/** Words that say it already are read out once. */
export const ReachedInWords: Story = {
  parameters: { pictures: false },
  args: {
    values: valued(30)
      .slice(0, 1)
      .map((ring) => ({ ...ring, valueText: '30 reached' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('30 reached');
    await expect(canvas.queryByRole('img', { name: 'Reached' })).toBeNull();
  },
};

export const LongWords: Story = {
  decorators: [onCard, asForm],
  args: { values: today.map((ring) => ({ ...ring, label: `${ring.label} ${LONG}` })) },
};

export const RightToLeft: Story = { decorators: [onCard, asForm], globals: { direction: 'rtl' } };

export const DoubledText: Story = { decorators: [doubledText, onCard, asForm] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <Rings label="Your day" values={today} />,
          because: 'Each ring has its own colour, its name and its number.',
          bad: <Rings label="Your day" values={today.map((ring) => ({ ...ring, tone: 'voice' }))} />,
          but: 'Three rings of one colour cannot be told apart in the list.',
        },
      ]}
    />
  ),
};
