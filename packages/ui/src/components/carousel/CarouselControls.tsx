import type { KeyboardEvent } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import * as styles from './Carousel.css.ts';
import { move } from './slides.ts';

interface CarouselControlsProps {
  labels: readonly string[];
  index: number;
  onIndexChange: (index: number) => void;
  stopped: boolean;
  /** Nothing to stop where nothing moves by itself. */
  onStoppedChange: ((stopped: boolean) => void) | undefined;
}

/** A dot for each slide, and what stops them. The arrow keys go from dot to dot. */
export function CarouselControls({ labels, index, onIndexChange, stopped, onStoppedChange }: CarouselControlsProps) {
  const walk = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    const mirrored = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
    const by = key === 'ArrowRight' ? mirrored : key === 'ArrowLeft' ? -mirrored : 0;
    if (by === 0) return;
    const next = move(index, by, labels.length);
    onIndexChange(next);
    currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={styles.controls}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form. */}
      <div role="group" aria-label="Slides" className={styles.dots} onKeyDown={walk}>
        {labels.map((label, at) => (
          <button
            key={label}
            type="button"
            aria-label={`Slide ${at + 1}: ${label}`}
            aria-current={at === index ? 'true' : undefined}
            tabIndex={at === index ? 0 : -1}
            className={styles.dot}
            onClick={() => onIndexChange(at)}
          />
        ))}
      </div>
      {onStoppedChange ? (
        <IconButton
          icon={stopped ? 'play' : 'pause'}
          label={stopped ? 'Let the slides go on' : 'Stop the slides'}
          tone="bare"
          onClick={() => onStoppedChange(!stopped)}
        />
      ) : null}
    </div>
  );
}
