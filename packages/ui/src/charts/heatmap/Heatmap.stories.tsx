import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Card } from '../../components/card/index.ts';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG } from '../../internal/story-tools.tsx';
import { Text } from '../../primitives/text/index.ts';
import { createDayNames } from '../internal/day-names.ts';
import { daysUntilToday, minutes } from '../internal/story-data.ts';
import { Heatmap, type HeatmapProps } from './Heatmap.tsx';

const said = (seconds: number): string => (seconds > 0 ? `you spoke for ${minutes(seconds)}.` : 'a day off.');

/** Keeps the chosen day, as a screen would, and tells about it. */
function Kept({ selected: first, onSelectedChange, ...args }: HeatmapProps) {
  const [selected, setSelected] = useState(first);
  const day = args.days.find(({ date }) => date === selected);
  return (
    <Heatmap
      {...args}
      selected={selected}
      onSelectedChange={(date) => {
        setSelected(date);
        onSelectedChange?.(date);
      }}
    >
      <Text>
        {day ? `${createDayNames('en-GB').full(day.date)}: ${said(day.value)}` : 'Choose a day to see what you did.'}
      </Text>
    </Heatmap>
  );
}

const month = daysUntilToday(30, 400);

/** Decorator: on a card, as on the page. */
const onCard = (Story: () => ReactNode) => (
  <Card kind="stat">
    <Story />
  </Card>
);

const meta = {
  title: 'Heatmap',
  component: Heatmap,
  render: (args) => <Kept {...args} />,
  args: { label: '30 days', days: month, formatValue: minutes, onSelectedChange: fn() },
} satisfies Meta<typeof Heatmap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One stop for the keyboard, and the arrows go from day to day. */
export const Default: Story = {
  decorators: [onCard],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    const today = canvas.getByRole('button', { name: /20/, current: false, pressed: false });
    await expect(document.activeElement).toHaveAttribute('data-date', '2026-11-20');
    await expect(today).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith('2026-11-19');
    await userEvent.keyboard('{Home}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(month[0]?.date);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveAttribute('data-date', month[0]?.date);
    const columns = getComputedStyle(canvas.getByRole('toolbar', { name: '30 days' })).gridTemplateColumns.split(
      ' ',
    ).length;
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(month[columns]?.date);
    await userEvent.click(canvas.getAllByRole('button', { pressed: false })[3] ?? document.body);
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
};

export const TwoWeeks: Story = {
  decorators: [onCard],
  args: { label: '14 days', days: daysUntilToday(14, 400), selected: '2026-11-18' },
};

/** A year, a column a week: a picture, or days to choose from where there is room. */
export const Year: Story = {
  decorators: [onCard],
  render: (args) => <Heatmap {...args} onSelectedChange={undefined} />,
  args: { label: 'Your year', layout: 'calendar', days: daysUntilToday(365, 400) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Your year: something on \d+ of 365 days$/ })).toBeVisible();
  },
};

/** In a calendar a day is down and a week across. */
export const Quarter: Story = {
  decorators: [onCard, asForm],
  args: { label: 'Your quarter', layout: 'calendar', days: daysUntilToday(90, 400), selected: '2026-11-12' },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('data-date', '2026-11-12');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith('2026-11-05');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith('2026-11-06');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith('2026-11-20');
  },
};

export const Empty: Story = { decorators: [onCard], args: { days: month.map((day) => ({ ...day, value: 0 })) } };

export const Table: Story = {
  decorators: [onCard],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show table' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  },
};

export const States: Story = {
  decorators: [onCard],
  parameters: {
    pseudo: {
      hover: ['[data-date="2026-11-10"]'],
      focusVisible: ['[data-date="2026-11-12"]'],
      active: ['[data-date="2026-11-14"]'],
    },
  },
  args: { selected: '2026-11-16' },
};

/** The arrows are mirrored with the days. */
export const RightToLeft: Story = {
  decorators: [onCard],
  globals: { direction: 'rtl' },
  args: { selected: '2026-11-10', label: LONG },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith('2026-11-11');
  },
};

export const DoubledText: Story = { decorators: [doubledText, onCard] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <Heatmap
              label="14 days"
              days={daysUntilToday(14, 400)}
              formatValue={minutes}
              style={{ inlineSize: '100%' }}
            />
          ),
          because: 'A day more or less does not matter: the pattern does.',
          bad: (
            <Heatmap
              label="2 days"
              days={daysUntilToday(2, 400)}
              formatValue={minutes}
              style={{ inlineSize: '100%' }}
            />
          ),
          but: 'Two days have no pattern: say them in words.',
        },
      ]}
    />
  ),
};
