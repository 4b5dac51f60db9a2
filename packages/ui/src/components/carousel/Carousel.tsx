import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { browserClock, type Clock } from '../../internal/clock.ts';
import { cx } from '../../internal/cx.ts';
import { inlineVars } from '../../internal/inline-vars.ts';
import { useStillness } from '../../internal/stillness.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as styles from './Carousel.css.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { isMirrored } from './is-mirrored.ts';
import { type CarouselSlide, Slide } from './Slide.tsx';
import { findSlideByKey } from './slides.ts';
import { useAttention } from './use-attention.ts';
import { useShow } from './use-show.ts';
import { useSwipe } from './use-swipe.ts';

/** Labels of the controls. */
export type CarouselLabels = { stop: string; play: string; end: string };

export type CarouselProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Name of all slides together. */
  label: string;
  /** The slides, in order. */
  slides: readonly CarouselSlide[];
  /** Milliseconds after which the next slide comes by itself; without it none does. The last one stays: nothing goes around. */
  interval?: number | undefined;
  /** Milliseconds on the last slide after which `onEnd` is called; without it only a press calls it. */
  lastFor?: number | undefined;
  /** Called when the last slide's time is up or its picture is pressed. */
  onEnd?: (() => void) | undefined;
  /** Called with the number of the slide that is shown now, from 0. */
  onIndexChange?: ((index: number) => void) | undefined;
  /**
   * Labels of the controls.
   * @default LABELS
   */
  labels?: CarouselLabels | undefined;
  /**
   * Time, where it is not the browser's own.
   * @default browserClock
   */
  clock?: Clock | undefined;
};

const LABELS: CarouselLabels = { stop: 'Stop the slides', play: 'Play the slides', end: 'Continue' };

/**
 * Slides that advance by themselves, by a swipe of 10 px with a finger or the mouse, by their dots and by the arrow keys. They wait
 * while their words or controls are pointed at, while the keyboard is in them and while the page is hidden, and a button stops them
 * (WCAG 2.2.2). Who asked for less motion starts them.
 */
export function Carousel({
  label,
  slides,
  interval,
  lastFor,
  onEnd,
  onIndexChange,
  labels = LABELS,
  clock = browserClock,
  className,
  ...native
}: CarouselProps) {
  const dots = useRef<HTMLDivElement>(null);
  const still = useStillness();
  const [wanted, setWanted] = useState<'stopped' | 'playing'>();
  const [said, setSaid] = useState('');
  const [held, setHeld] = useState(false);
  const { busy, focus, point } = useAttention();
  const stopped = wanted === undefined ? still : wanted === 'stopped';
  const count = slides.length;
  const holds = stopped || busy || held;
  const { index, go, goesOn } = useShow({ count, interval, lastFor, holds, clock, onIndexChange, onEnd });

  /** Shows a slide that the visitor asked for. It is read out; a slide that comes by itself is not. */
  const show = (to: number): void => {
    go(to);
    const slide = slides[to];
    if (slide && to !== index) setSaid(`${to + 1} of ${count}: ${slide.label}`);
  };
  const swipe = useSwipe(index, count, (by) => show(index + by), setHeld);
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const to = findSlideByKey(event.key, index, count, isMirrored(event.currentTarget));
    if (to === undefined) return;
    event.preventDefault();
    show(to);
    if (dots.current?.contains(document.activeElement)) dots.current.querySelectorAll('button')[to]?.focus();
  };
  return (
    <section {...native} aria-roledescription="carousel" aria-label={label} className={cx(styles.carousel, className)}>
      <div role="presentation" {...focus} className={styles.body} onKeyDown={walk}>
        <div {...swipe.handlers} className={styles.window}>
          <div
            className={styles.track}
            data-swiping={swipe.offset === undefined ? undefined : ''}
            style={inlineVars({ [styles.shown]: String(index), [styles.offset]: `${swipe.offset ?? 0}px` })}
          >
            {slides.map((slide, at) => (
              <Slide
                key={slide.label}
                slide={slide}
                index={at}
                count={count}
                shown={at === index}
                onward={onEnd && at === count - 1 ? { label: labels.end, go: onEnd } : undefined}
                point={point}
              />
            ))}
          </div>
        </div>
        <CarouselControls
          ref={dots}
          {...point}
          names={slides.map((slide) => slide.label)}
          index={index}
          onIndexChange={show}
          stopped={stopped}
          onStoppedChange={interval === undefined ? undefined : (stop) => setWanted(stop ? 'stopped' : 'playing')}
          goesOn={goesOn}
          labels={labels}
        />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
    </section>
  );
}
