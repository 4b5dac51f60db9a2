import type { PointerEvent, Ref } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import * as styles from './Carousel.css.ts';

interface CarouselControlsProps {
  names: readonly string[];
  index: number;
  onIndexChange: (index: number) => void;
  stopped: boolean;
  /** Nothing to stop where nothing moves by itself. */
  onStoppedChange: ((stopped: boolean) => void) | undefined;
  /** Whether something comes by itself after this slide. */
  goesOn: boolean;
  labels: { stop: string; play: string };
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  /** The dots. */
  ref: Ref<HTMLDivElement>;
}

/** A dot for each slide, and what stops them. One stop of the tab key for all dots: the arrow keys go from one to the next. */
export function CarouselControls({
  names,
  index,
  onIndexChange,
  stopped,
  onStoppedChange,
  goesOn,
  labels,
  ref,
  ...point
}: CarouselControlsProps) {
  return (
    <div {...point} className={styles.controls}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form. */}
      <div role="toolbar" aria-label="Slides" ref={ref} className={styles.dots}>
        {names.map((name, at) => (
          <button
            key={name}
            type="button"
            aria-label={`Slide ${at + 1}: ${name}`}
            aria-current={at === index ? 'true' : undefined}
            tabIndex={at === index ? 0 : -1}
            className={styles.dot}
            onClick={() => onIndexChange(at)}
          />
        ))}
      </div>
      {onStoppedChange && goesOn ? (
        <IconButton
          icon={stopped ? 'play' : 'pause'}
          label={stopped ? labels.play : labels.stop}
          tone="bare"
          onClick={() => onStoppedChange(!stopped)}
        />
      ) : null}
    </div>
  );
}
