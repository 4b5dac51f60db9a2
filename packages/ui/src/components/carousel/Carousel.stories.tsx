import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { Arcs } from '../../charts/ring/Arcs.tsx';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { speechLevel } from '../../internal/stories/speech.ts';
import { asForm, doubledText, LONG } from '../../internal/story-tools.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { Coach } from '../coach/index.ts';
import { VoiceWave } from '../voice-wave/index.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import type { CarouselSlide } from './Slide.tsx';

const slide = (
  label: string,
  words: string,
  picture: ReactNode,
  tone?: NonNullable<CarouselSlide['tone']>,
): CarouselSlide => ({
  label,
  tone,
  picture,
  content: (
    <Stack space="2">
      <Heading level={2} size="1">
        {label}
      </Heading>
      <Text tone="soft" size="large">
        {words}
      </Text>
    </Stack>
  ),
});

const voice = Array.from({ length: 39 }, (_, at) => speechLevel(at / 13));
const wave = (
  <div style={{ inlineSize: '80%' }}>
    <VoiceWave levels={voice} />
  </div>
);
const face = <Coach name="Daisy" state="speaking" volume={0.7} size="lg" decorative style={{ maxInlineSize: '70%' }} />;
const rings = (
  <div style={{ inlineSize: 'min(12rem, 60%)', display: 'grid' }}>
    <Arcs
      values={[
        { share: 0.74, beyond: 0, tone: 'voice' },
        { share: 0.63, beyond: 0, tone: 'john' },
        { share: 0.8, beyond: 0, tone: 'daisy' },
      ]}
    />
  </div>
);

const slides = [
  slide('Speak', 'Say it aloud. Nobody laughs here.', wave, 'ink'),
  slide('Meet your coach', 'John or Daisy listens and answers.', face, 'daisy'),
  slide('See it grow', 'Every minute that you speak counts.', rings),
];

/** A clock whose time passes only when the story moves it. */
const later = () => {
  let waiting: { ms: number; run: () => void } | undefined;
  return {
    now: () => 0,
    after(ms: number, run: () => void) {
      const wait = { ms, run };
      waiting = wait;
      return () => {
        if (waiting === wait) waiting = undefined;
      };
    },
    /** Ends every wait now. */
    pass: () => {
      const run = waiting?.run;
      waiting = undefined;
      run?.();
    },
    /** How long is waited, if anything is waited for. */
    waits: () => waiting?.ms,
  };
};

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

/** A slide has come to rest in its window. */
const rests = (canvas: Canvas, name: string) =>
  waitFor(async () => {
    await expect(canvas.getByRole('button', { name: new RegExp(name) })).toHaveAttribute('aria-current', 'true');
    const slide = canvas.getByRole('group', { name: new RegExp(name) }).getBoundingClientRect();
    const region = canvas.getByRole('region').getBoundingClientRect();
    await expect(Math.abs(slide.left - region.left)).toBeLessThan(1);
  });

const meta = {
  title: 'Carousel',
  component: Carousel,
  args: { label: 'What Sayso does', slides, onIndexChange: fn() },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the keys: from slide to slide, and never around. */
export const Default: Story = {
  decorators: [asForm],
  args: { onEnd: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Slide 1: Speak' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Slide 3: See it grow' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3: See it grow');
    await expect(args.onIndexChange).toHaveBeenCalledTimes(2);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Home}');
    await rests(canvas, '1.*Speak');
  },
};

/** Where there is room the words stand beside the picture. */
export const Wide: Story = { args: { slides: slides.toReversed(), interval: 3000, clock: later() } };

/** In the browser's own time, to be looked at: what moves is not measured. */
export const Playing: Story = {
  parameters: { pictures: false, reflow: false, keyboard: false },
  args: { interval: 3000 },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Stop the slides' })).toBeVisible(),
};

const drag = (target: Element, to: number) => [
  { keys: '[MouseLeft>]', target, coords: { x: 100, y: 50 } },
  { target, coords: { x: 100 + to, y: 50 } },
  { keys: '[/MouseLeft]', target, coords: { x: 100 + to, y: 50 } },
];

/** A swipe of ten pixels, left for forward; on the last slide a press on the picture is the end, and a swipe is not. */
export const Swipe: Story = {
  parameters: { pictures: false, reflow: 'one way' },
  args: { onEnd: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const speak = canvas.getByText('Speak');
    await userEvent.pointer(drag(speak, -9));
    await rests(canvas, '1.*Speak');
    await userEvent.pointer(drag(speak, -10));
    await rests(canvas, '2.*Meet your coach');
    await userEvent.pointer(drag(canvas.getByText('Meet your coach'), 10));
    await rests(canvas, '1.*Speak');
    await userEvent.pointer(drag(speak, 40));
    await rests(canvas, '1.*Speak');
    await userEvent.pointer(drag(speak, -40));
    await userEvent.pointer(drag(canvas.getByText('Meet your coach'), -40));
    await rests(canvas, '3.*See it grow');
    const picture = await canvas.findByRole('button', { name: 'Continue' });
    await userEvent.pointer(drag(picture, -40));
    await expect(args.onEnd).not.toHaveBeenCalled();
    await rests(canvas, '3.*See it grow');
    await userEvent.click(picture);
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** The mouse goes elsewhere, and so does the focus, which a script's click makes look like the keyboard's. */
const leave = async ({ hover }: { hover: (element: Element) => Promise<void> }, element: HTMLElement) => {
  await hover(document.body);
  element.blur();
};

const clock = later();

/** Renders again while it waits, with another `onEnd` each time, as a page does. */
function Restless(args: CarouselProps) {
  const [, draw] = useState(0);
  return <Carousel {...args} onIndexChange={draw} onEnd={() => args.onEnd?.()} />;
}

/** It goes on by itself to the last slide, waits there, and can be stopped. */
export const ByItself: Story = {
  parameters: { pictures: false },
  args: { interval: 3000, lastFor: 5000, onEnd: fn(), clock },
  render: (args) => <Restless {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const passes = async (ms: number) => {
      await waitFor(() => expect(clock.waits()).toBe(ms));
      clock.pass();
    };
    await passes(3000);
    await rests(canvas, '2.*Meet your coach');
    await passes(3000);
    await rests(canvas, '3.*See it grow');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await passes(5000);
    await expect(args.onEnd).toHaveBeenCalledOnce();
    const first = canvas.getByRole('button', { name: 'Slide 1: Speak' });
    await userEvent.click(first);
    await expect(clock.waits()).toBeUndefined();
    await leave(userEvent, first);
    await waitFor(() => expect(clock.waits()).toBe(3000));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the slides' }));
    await leave(userEvent, canvas.getByRole('button', { name: 'Play the slides' }));
    await expect(clock.waits()).toBeUndefined();
  },
};

const quiet = later();

/** Who asked for less motion starts the slides, or does not. */
export const LessMotion: Story = {
  parameters: { pictures: false },
  globals: { motion: 'reduce' },
  args: { interval: 3000, clock: quiet },
  play: async ({ canvas, userEvent }) => {
    await expect(quiet.waits()).toBeUndefined();
    await userEvent.click(await canvas.findByRole('button', { name: 'Play the slides' }));
    await leave(userEvent, canvas.getByRole('button', { name: 'Stop the slides' }));
    await waitFor(() => expect(quiet.waits()).toBe(3000));
  },
};

export const States: Story = {
  decorators: [asForm],
  parameters: {
    pseudo: {
      hover: 'button[aria-label^="Slide 2"]',
      focusVisible: 'button[aria-label^="Slide 1"]',
      active: 'button[aria-label^="Slide 3"]',
    },
  },
  args: { interval: 3000, clock: later() },
};

export const LongWords: Story = {
  decorators: [asForm],
  args: { slides: [slide(LONG, LONG, face, 'john'), ...slides] },
};

export const RightToLeft: Story = {
  decorators: [asForm],
  globals: { direction: 'rtl' },
  parameters: { reflow: 'one way' },
  args: { interval: 3000, clock: later() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Slide 2: Meet your coach' })).toHaveFocus();
    await rests(canvas, '2.*Meet your coach');
  },
};

/** The last slide: its picture leads on. */
export const DoubledText: Story = {
  decorators: [doubledText],
  parameters: { reflow: 'one way' },
  args: { interval: 3000, lastFor: 5000, onEnd: fn(), clock: later() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 3: See it grow' }));
    await rests(canvas, '3.*See it grow');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <Carousel label="Three slides" slides={slides} interval={3000} clock={later()} />,
          because: 'Three slides, one idea each, and a button that stops them.',
          bad: (
            <Carousel
              label="Nine slides"
              slides={Array.from({ length: 9 }, (_, at) => slide(`Idea ${at + 1}`, 'And one more.', face, 'john'))}
            />
          ),
          but: 'Nobody waits for the ninth.',
        },
      ]}
    />
  ),
};
