import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { stripTags } from '../../internal/strip-tags.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import type { CoachName } from '../coach/index.ts';
import { wrong } from '../correction/Correction.css.ts';
import { compareWords, markMistakes, type TranscriptCorrection } from '../correction/corrections.ts';
import { Marked } from '../correction/Marked.tsx';
import { CorrectionForm } from './CorrectionForm.tsx';
import type { TranscriptMessage } from './message.ts';
import * as styles from './Transcript.css.ts';

export interface BubbleProps {
  message: TranscriptMessage;
  /** Who the learner talks with. */
  coach: CoachName;
  /** Whether the text is to be read. */
  visible: boolean;
  /** The reader wants to see it. */
  onShow: () => void;
  onCorrect?: ((id: string, text: string) => void) | undefined;
}

/** One message in its bubble: hidden, readable, or being corrected. */
export function Bubble({ message, coach, visible, onShow, onCorrect }: BubbleProps) {
  const { role, draft = false, pending = false, corrections = [] } = message;
  const text = stripTags(message.text);
  const author = role === 'user' ? 'You' : coach;
  const article = useRef<HTMLElement>(null);
  const asked = useRef(false);
  const show = (): void => {
    asked.current = true;
    onShow();
  };
  // The button that was pressed is gone then: the focus goes to what it brought, which is read out.
  useEffect(() => {
    if (visible && asked.current) article.current?.focus();
    asked.current = false;
  }, [visible]);
  return (
    <article
      ref={article}
      tabIndex={-1}
      className={cx(styles.bubble, styles.sides[role], role === 'coach' && styles.coaches[coach])}
    >
      {role === 'assistant' ? <p className={styles.note}>Ideal answer</p> : <VisuallyHidden>{author}:</VisuallyHidden>}
      {visible ? (
        <Words message={message} draft={draft} onCorrect={onCorrect}>
          <Marked pieces={markMistakes(text, corrections)} markClass={wrong} />
        </Words>
      ) : (
        <Hidden text={text} author={author} onShow={show} />
      )}
      {visible ? betterOnce(corrections).map((one) => <Better key={one.better} correction={one} />) : null}
      {pending ? <p className={styles.note}>Sending...</p> : null}
    </article>
  );
}

/** As many dots as the text is long, so that a short answer looks short. */
function Hidden({ text, author, onShow }: { text: string; author: string; onShow: () => void }) {
  return (
    <div className={styles.line}>
      <span className={styles.dots} aria-hidden="true">
        {'●'.repeat(Math.min(9, Math.max(3, Math.ceil(text.length / 9))))}
      </span>
      <VisuallyHidden>Hidden text.</VisuallyHidden>
      <button type="button" className={styles.press} onClick={onShow}>
        Show<VisuallyHidden> what {author} said</VisuallyHidden>
      </button>
    </div>
  );
}

interface WordsProps {
  message: TranscriptMessage;
  draft: boolean;
  onCorrect: BubbleProps['onCorrect'];
  children: ReactNode;
}

function Words({ message, draft, onCorrect, children }: WordsProps) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);
  // The focus goes back to where the correction began, once that is on the page again.
  useEffect(() => {
    if (edited.current && !editing) edit.current?.focus();
    edited.current = editing;
  }, [editing]);
  if (!draft) return <p>{children}</p>;
  if (editing && onCorrect) {
    return (
      <CorrectionForm
        text={message.text}
        onSave={(text) => {
          setEditing(false);
          if (text !== message.text) onCorrect(message.id, text);
        }}
        onCancel={() => setEditing(false)}
      />
    );
  }
  return (
    <>
      <div className={styles.line}>
        <p className={styles.note}>We heard</p>
        {onCorrect ? (
          <button type="button" ref={edit} className={styles.press} onClick={() => setEditing(true)}>
            Edit<VisuallyHidden> what you said</VisuallyHidden>
          </button>
        ) : null}
      </div>
      <p>{children}</p>
    </>
  );
}

/** Keeps each better sentence once, however many mistakes led to it. */
const betterOnce = (corrections: readonly TranscriptCorrection[]): readonly TranscriptCorrection[] =>
  corrections.filter(({ better }, index) => corrections.findIndex((one) => one.better === better) === index);

function Better({ correction }: { correction: TranscriptCorrection }) {
  return (
    <>
      <p className={styles.better}>
        Better: <Marked pieces={compareWords(correction).better} markClass={styles.right} />
      </p>
      {correction.note ? <p className={styles.note}>{correction.note}</p> : null}
    </>
  );
}
