import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG } from '../../internal/storyTools.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { Coach, type CoachName, type CoachState } from '../coach/index.ts';
import { Carousel, type Slide } from './Carousel.tsx';

const slide = (label: string, words: string, name: CoachName, state: CoachState): Slide => ({
  label,
  content: (
    <Stack space="4">
      <Coach name={name} state={state} size="lg" decorative />
      <Heading level={2} size="2">
        {label}
      </Heading>
      <Text tone="soft">{words}</Text>
    </Stack>
  ),
});
const slides = [
  slide('Speak', 'Say it aloud. Nobody laughs here.', 'John', 'listening'),
  slide('Your coach', 'John or Daisy listens and answers.', 'Daisy', 'speaking'),
  slide('See it grow', 'Every minute you speak counts.', 'Daisy', 'idle'),
];

/** Time that passes when it is told to. */
const later = () => {
  const waiting: (() => void)[] = [];
  return {
    now: () => 0,
    after(_ms: number, run: () => void) {
      waiting.push(run);
      return () => {
        const at = waiting.indexOf(run);
        if (at >= 0) waiting.splice(at, 1);
      };
    },
    pass: () => waiting.shift()?.(),
    waits: () => waiting.length > 0,
  };
};

const meta = {
  component: Carousel,
  decorators: [asForm],
  args: { label: 'What Sayso does', slides },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the keys: from dot to dot, and never around. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Slide 1: Speak' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('group', { name: '1 of 3: Speak' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Slide 3: See it grow' })).toHaveFocus();
    await expect(canvas.getByRole('group', { name: '3 of 3: See it grow' })).not.toHaveAttribute('inert');
    await userEvent.keyboard('{ArrowLeft}');
  },
};

const drag = (target: Element, to: number) => [
  { keys: '[MouseLeft>]', target, coords: { x: 100, y: 50 } },
  { target, coords: { x: 100 + to, y: 50 } },
  { keys: '[/MouseLeft]', target, coords: { x: 100 + to, y: 50 } },
];

/** A swipe of ten pixels, left for forward; on the last slide a tap is the end. */
export const Swipe: Story = {
  parameters: { pictures: false },
  args: { onEnd: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const shown = (name: string) =>
      expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-current', 'true');
    const window = canvas.getByRole('group', { name: '1 of 3: Speak' });
    await userEvent.pointer(drag(window, -9));
    await shown('Slide 1: Speak');
    await userEvent.pointer(drag(window, -10));
    await waitFor(() => shown('Slide 2: Your coach'));
    await userEvent.pointer(drag(window, 10));
    await waitFor(() => shown('Slide 1: Speak'));
    await userEvent.pointer(drag(window, -40));
    await userEvent.pointer(drag(window, -40));
    await userEvent.pointer(drag(window, -40));
    await waitFor(() => shown('Slide 3: See it grow'));
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.pointer(drag(window, 0));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

const clock = later();

/** It goes on by itself to the last slide, waits there, and can be stopped. */
export const ByItself: Story = {
  args: { interval: 3000, lastFor: 5000, onEnd: fn(), clock },
  play: async ({ canvas, userEvent, args }) => {
    const shown = (name: string) =>
      waitFor(() => expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-current', 'true'));
    const pass = async () => {
      await waitFor(() => expect(clock.waits()).toBe(true));
      clock.pass();
    };
    await pass();
    await shown('Slide 2: Your coach');
    await pass();
    await shown('Slide 3: See it grow');
    await pass();
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 1: Speak' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the slides' }));
    await expect(canvas.getByRole('button', { name: 'Let the slides go on' })).toBeVisible();
    await waitFor(() => expect(clock.waits()).toBe(false));
  },
};

export const LongWords: Story = { args: { slides: [slide(LONG, LONG, 'John', 'idle'), ...slides] } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Slide 2: Your coach' })).toHaveFocus();
  },
};

export const DoubledText: Story = { decorators: [doubledText] };

export const DoAndDont: Story = {
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <Carousel label="Three slides" slides={slides} />,
          because: 'Three slides, one idea each, and a way to stop them.',
          bad: (
            <Carousel
              label="Nine slides"
              slides={Array.from({ length: 9 }, (_, at) => slide(`Idea ${at + 1}`, 'And one more.', 'Daisy', 'idle'))}
            />
          ),
          but: 'Nobody waits for the ninth.',
        },
      ]}
    />
  ),
};
