import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { browserClock, type Clock } from '../../internal/clock.ts';
import { cx } from '../../internal/cx.ts';
import * as styles from './Carousel.css.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { move } from './slides.ts';
import { useAttention } from './useAttention.ts';
import { useDrag } from './useDrag.ts';

/** One of the pictures. */
export type Slide = {
  /** What it is about, in a few words. */
  label: string;
  content: ReactNode;
};

export type CarouselProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** What the slides are about together. */
  label: string;
  /** The slides, in order. */
  slides: readonly Slide[];
  /** Milliseconds after which the next slide comes by itself; nothing moves without it. The last one stays. */
  interval?: number | undefined;
  /** Milliseconds on the last slide after which `onEnd` is called. */
  lastFor?: number | undefined;
  /** Called when the last slide has been seen: its time is up, or it was pressed. */
  onEnd?: (() => void) | undefined;
  /** Time for the slides: the browser's unless another is handed in. */
  clock?: Clock | undefined;
};

/**
 * Slides that go on by themselves, by a swipe of 10 px (spec §9), with the mouse or with the keys. They wait while somebody points at them,
 * is in them with the keyboard, has stopped them or looks elsewhere.
 */
export function Carousel({
  label,
  slides,
  interval,
  lastFor,
  onEnd,
  clock = browserClock,
  className,
  ...native
}: CarouselProps) {
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(false);
  const { waits, ...attention } = useAttention();
  const last = slides.length - 1;
  const wait = index === last ? (onEnd ? lastFor : undefined) : interval;
  const runs = wait !== undefined && !stopped && !waits;

  useEffect(() => {
    if (!runs) return;
    return clock.after(wait, () => (index === last ? onEnd?.() : setIndex(index + 1)));
  }, [runs, wait, index, last, onEnd, clock]);

  const go = (by: number): void => setIndex(move(index, by, slides.length));
  const drag = useDrag(go, () => index === last && onEnd?.());
  return (
    <section
      {...native}
      {...attention}
      aria-roledescription="carousel"
      aria-label={label}
      className={cx(styles.carousel, className)}
    >
      <div {...drag} className={styles.window}>
        {/* Read out when the person moves it, not when it moves by itself. */}
        <div
          aria-live={runs ? 'off' : 'polite'}
          className={styles.track}
          style={assignInlineVars({ [styles.shown]: String(index) })}
        >
          {slides.map((slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
            <div
              key={slide.label}
              role="group"
              aria-roledescription="slide"
              aria-label={`${at + 1} of ${slides.length}: ${slide.label}`}
              inert={at !== index}
              className={styles.slide}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      <CarouselControls
        labels={slides.map((slide) => slide.label)}
        index={index}
        onIndexChange={setIndex}
        stopped={stopped}
        onStoppedChange={interval === undefined ? undefined : setStopped}
      />
    </section>
  );
}
