import { useMemo } from 'react';
import { Heading, type HeadingProps } from '../../primitives/heading/Heading.tsx';
import * as styles from './TypedHeading.css.ts';
import { untyped } from './typing.ts';
import { useTyping } from './use-typing.ts';

export type TypedHeadingProps = Omit<HeadingProps, 'children' | 'level'> & {
  /**
   * Level in the page's outline.
   * @default 1
   */
  level?: HeadingProps['level'] | undefined;
  /** Text before every phrase, which is never deleted: `Say`. */
  lead: string;
  /** Phrases that are typed and deleted in turn, without end. */
  phrases: readonly string[];
};

/** A heading that types its phrases, the first letter 100 ms after it appears. Screen readers get all of it once, as sentences; nothing around it ever moves. */
export function TypedHeading({ level = 1, size = 'hero', lead, phrases, ...heading }: TypedHeadingProps) {
  const key = phrases.join('\n');
  const letters = useMemo(() => key.split('\n').map((phrase) => [...phrase]), [key]);
  const typing = useTyping(letters);
  return (
    <Heading aria-label={phrases.map((phrase) => `${lead} ${phrase}`).join(' ')} {...heading} level={level} size={size}>
      <span aria-hidden="true" className={styles.stage}>
        {lead}
        {letters.map((phrase, index) => (
          <span key={phrases[index]} className={styles.phrase}>
            {index === typing.phrase && typing !== untyped ? (
              <Typed letters={phrase} shown={typing.shown} />
            ) : (
              phrases[index]
            )}
          </span>
        ))}
      </span>
    </Heading>
  );
}

/** A phrase with its first letters to see and the others only taking their room. */
function Typed({ letters, shown }: { letters: readonly string[]; shown: number }) {
  return (
    <>
      <span className={styles.typed}>{letters.slice(0, shown).join('')}</span>
      <span className={styles.caret} />
      {letters.slice(shown).join('')}
    </>
  );
}
