import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Card } from '../../components/card/index.ts';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText, LONG } from '../../internal/story-tools.tsx';
import { daysUntilToday, minutes } from '../internal/story-data.ts';
import { WeekBars } from './WeekBars.tsx';

const week = (...values: number[]) => values.map((value, index) => ({ date: `2026-11-${14 + index}`, value }));
const xp = week(9, 24, 36, 20, 38, 36, 29);
const spoken = week(540, 480, 300, 300, 540, 300, 360);
const phrases = week(29, 74, 56, 28, 57, 48, 26);

/** Decorator: on a card, as on the page. */
const onCard = (Story: () => ReactNode) => (
  <Card kind="stat" style={{ maxInlineSize: '16rem' }}>
    <Story />
  </Card>
);

const meta = {
  title: 'Week bars',
  component: WeekBars,
  args: { label: 'XP', headline: '+192', days: xp, tone: 'voice' },
} satisfies Meta<typeof WeekBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [onCard],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: /^XP. .*Friday,? 20 November: 29/ })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};

/** The three of the progress page. A goal stands as high as a bar of its value. */
export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Goal: 30 a day')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^XP\. Goal: 30 a day\. Saturday/ })).toBeVisible();
    await expect(canvas.getAllByText(/^Goal/)).toHaveLength(1);
    const [bars] = canvas.getByRole('img', { name: /^XP/ }).children;
    const drawn = [...(bars?.children ?? [])].map((child) => child.getBoundingClientRect());
    const [today, goal] = drawn.slice(-2);
    const height = (today?.bottom ?? 0) - (goal?.bottom ?? 0);
    await expect(height / (today?.height ?? 1)).toBeCloseTo(30 / 29, 2);
  },
  render: () => (
    <div
      style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))' }}
    >
      <Card kind="stat">
        <WeekBars label="XP" headline="+192" days={xp} tone="voice" goal={30} />
      </Card>
      <Card kind="stat">
        <WeekBars label="Time spoken" headline="47 min" days={spoken} tone="john" formatValue={minutes} />
      </Card>
      <Card kind="stat">
        <WeekBars label="Phrases" headline="318" days={phrases} tone="daisy" />
      </Card>
    </div>
  ),
};

/** A first week: only today has something, and the goal is the measure. */
export const FirstDay: Story = {
  decorators: [onCard],
  args: { headline: '+12', goal: 30, days: xp.map((day, index) => ({ ...day, value: index === 6 ? 12 : 0 })) },
};

export const Empty: Story = {
  decorators: [onCard],
  args: { headline: '0', days: xp.map((day) => ({ ...day, value: 0 })) },
};

export const HugeNumbersAndLongWords: Story = {
  decorators: [onCard],
  args: { label: LONG, headline: '+1 234 567 890', days: xp.map((day) => ({ ...day, value: day.value * 1e9 })) },
};

export const Table: Story = {
  decorators: [onCard],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show table' }));
  },
};

export const GoalInFigures: Story = {
  decorators: [onCard],
  parameters: { pictures: false },
  args: { goal: 600, days: spoken, formatValue: minutes },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show table' }));
    await expect(canvas.getByRole('row', { name: 'Goal a day 10 min' })).toBeVisible();
  },
};

/** Time runs from right to left with the text. */
export const RightToLeft: Story = { decorators: [onCard], globals: { direction: 'rtl' }, args: { locale: 'ar' } };

export const DoubledText: Story = { decorators: [doubledText, onCard] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <WeekBars label="XP" headline="+192" days={xp} tone="voice" style={{ inlineSize: '100%' }} />,
          because: 'One headline says what the week was; the bars say how it went.',
          bad: <WeekBars label="XP" days={daysUntilToday(30, 40)} tone="voice" style={{ inlineSize: '100%' }} />,
          but: 'A month in bars cannot be read: use a heatmap.',
        },
      ]}
    />
  ),
};
