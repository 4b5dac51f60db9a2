import { cx } from '../../internal/cx.ts';
import { mark } from './Correction.css.ts';
import type { MarkedText } from './corrections.ts';

export type MarkedProps = {
  /** The pieces in order. */
  pieces: readonly MarkedText[];
  /** How a marked piece looks. */
  markClass: string;
};

/**
 * Text with its marked pieces; the space after a marked word is not part of the mark.
 * It is read in its own direction, whatever the page's: a learner's English stays English in an Arabic page.
 */
export function Marked({ pieces, markClass }: MarkedProps) {
  return (
    <bdi>
      {pieces.map(({ text, marked }, index) => {
        const word = text.trimEnd();
        return marked ? (
          <span key={index}>
            <mark className={cx(mark, markClass)}>{word}</mark>
            {text.slice(word.length)}
          </span>
        ) : (
          text
        );
      })}
    </bdi>
  );
}
