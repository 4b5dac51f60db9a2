import type { PointerEvent, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { stage } from '../../theme/stage.ts';
import * as styles from './Carousel.css.ts';

/** One slide: a picture on its stage, and words beneath it; beside it where there is room. */
export type CarouselSlide = {
  /** Topic in a word or two: the name of its dot. */
  label: string;
  /** The picture. Decoration: the words say it too. */
  picture: ReactNode;
  /** Background of the picture; `ink` is dark in both themes. */
  tone?: keyof typeof styles.tone | undefined;
  /** A heading and a sentence. */
  content: ReactNode;
};

interface SlideProps {
  slide: CarouselSlide;
  index: number;
  count: number;
  shown: boolean;
  /** Action of a press on the picture, and its name. Only the last slide has it. */
  onward: { label: string; go: () => void } | undefined;
  /** Keeps the slides while the words are pointed at. */
  point: { onPointerEnter: (event: PointerEvent) => void; onPointerLeave: () => void };
}

/** A slide in its row. Those that are not shown can neither be reached nor are they read out. */
export function Slide({ slide, index, count, shown, onward, point }: SlideProps) {
  const look = cx(styles.picture, styles.tone[slide.tone ?? 'surface']);
  const dark = slide.tone === 'ink' ? stage : {};
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}: ${slide.label}`}
      inert={!shown}
      className={styles.slide}
    >
      {onward ? (
        <button
          type="button"
          aria-label={onward.label}
          tabIndex={shown ? 0 : -1}
          {...dark}
          className={look}
          onClick={onward.go}
        >
          {slide.picture}
          <span className={styles.onward}>
            <Icon name="forward" />
          </span>
        </button>
      ) : (
        <div {...dark} className={look}>
          {slide.picture}
        </div>
      )}
      <div {...point} className={styles.words}>
        {slide.content}
      </div>
    </div>
  );
}
