import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as styles from './Hints.css.ts';

export type HintsProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The thing to say, in other words: `Ask the price for one night.` */
  idea: string;
  /** Words that the sentence is made of. */
  keyWords: readonly string[];
  /** A whole sentence that can be said. */
  sentence: string;
  /** How many of the three are shown, in order. */
  shown: 0 | 1 | 2 | 3;
  /** The learner wants to see one more. */
  onShowMore: () => void;
  /** Says the sentence aloud. Without it there is no such button. */
  onHear?: (() => void) | undefined;
  /** Puts the help away. Without it there is no such button. */
  onClose?: (() => void) | undefined;
};

const names = ['The idea', 'Key words', 'The whole sentence'] as const;

/** Help with the next words, in three steps that open one by one: the idea, the key words, the sentence. */
export function Hints({
  idea,
  keyWords,
  sentence,
  shown,
  onShowMore,
  onHear,
  onClose,
  className,
  ...native
}: HintsProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const asked = useRef(false);
  // The button that was pressed is gone then: the focus goes to what it brought.
  useEffect(() => {
    if (asked.current && shown > 0) list.current?.querySelector<HTMLElement>(`[data-step="${shown}"]`)?.focus();
    asked.current = false;
  }, [shown]);
  const showMore = () => {
    asked.current = true;
    onShowMore();
  };
  const contents: readonly ReactNode[] = [
    <p key="idea" className={styles.idea}>
      {idea}
    </p>,
    <ul key="words" className={styles.words}>
      {keyWords.map((word, index) => (
        <li key={index} className={styles.word}>
          {word}
        </li>
      ))}
    </ul>,
    <div key="sentence" className={styles.spoken}>
      <p className={styles.sentence}>{sentence}</p>
      {onHear ? (
        <Button tone="quiet" size="small" icon="speaker" onClick={onHear}>
          Hear it
        </Button>
      ) : null}
    </div>,
  ];
  return (
    <section {...native} aria-labelledby={id} className={cx(styles.root, className)}>
      <div className={styles.head}>
        <Heading level={2} size="3" id={id}>
          A little help
        </Heading>
        {onClose ? <IconButton icon="close" label="Close the help" tone="quiet" onClick={onClose} /> : null}
      </div>
      <ol ref={list} className={styles.list} aria-live="polite">
        {names.map((name, index) => (
          <li key={name} className={index < shown ? styles.item.shown : styles.item.hidden}>
            <span className={index < shown ? styles.number.shown : styles.number.hidden} aria-hidden="true">
              {index + 1}
            </span>
            {index < shown ? (
              <div className={styles.content} tabIndex={-1} data-step={index + 1}>
                <p className={styles.name}>{name}</p>
                {contents[index]}
              </div>
            ) : (
              <button type="button" className={styles.more} disabled={index > shown} onClick={showMore}>
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
