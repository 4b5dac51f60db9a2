import { type ComponentPropsWithoutRef, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { Button } from '../button/index.ts';
import type { CoachName } from '../coach/index.ts';
import { Bubble } from './Bubble.tsx';
import type { TranscriptMessage } from './message.ts';
import * as styles from './Transcript.css.ts';

export interface TranscriptProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The messages, oldest first. */
  messages: readonly TranscriptMessage[];
  /** Who the learner talks with. */
  coach: CoachName;
  /**
   * Whether every text is shown. While it is hidden (immersion mode), each message can still be shown by itself.
   * @default false
   */
  textVisible?: boolean;
  /** The learner put right what was heard in a draft. Without it drafts cannot be edited. */
  onCorrect?: (id: string, text: string) => void;
  /**
   * Name for screen readers.
   * @default 'What was said'
   */
  label?: string;
}

/** How near to the end counts as being at the end, as a part of the visible height. */
const nearEnd = 0.15;

/** The conversation as speech bubbles. It follows the newest message until the reader scrolls away to read. */
export function Transcript({
  messages,
  coach,
  textVisible = false,
  onCorrect,
  label = 'What was said',
  className,
  ...rest
}: TranscriptProps) {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const { log, away, toEnd, onScroll } = useFollowedEnd(messages.length);
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {/* What scrolls must be reachable with the keyboard */}
      <div ref={log} role="log" aria-label={label} tabIndex={0} className={styles.log} onScroll={onScroll}>
        {messages.length === 0 ? <p className={styles.empty}>No messages yet.</p> : null}
        {messages.map((message) => (
          <Bubble
            key={message.id}
            message={message}
            coach={coach}
            visible={textVisible || shown.has(message.id)}
            onShow={() => setShown(new Set([...shown, message.id]))}
            onCorrect={onCorrect}
          />
        ))}
      </div>
      {away ? (
        <Button size="small" className={styles.newest} onClick={toEnd}>
          Newest message
        </Button>
      ) : null}
    </div>
  );
}

const measure = ({ clientWidth, clientHeight }: HTMLElement): string => `${clientWidth} ${clientHeight}`;

/** Keeps a scrolled box at its end as it grows, while its reader is at the end. `away` says whether a message came since the reader left the end. */
function useFollowedEnd(count: number) {
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const size = useRef('');
  const seen = useRef(count);
  const [away, setAway] = useState(false);
  const toEnd = (): void => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
    setAway(false);
  };
  // After every drawing: a text that is shown or corrected makes the box grow as a new message does.
  useLayoutEffect(() => {
    if (atEnd.current && log.current) log.current.scrollTop = log.current.scrollHeight;
  });
  useLayoutEffect(() => {
    if (!atEnd.current && count > seen.current) setAway(true);
    seen.current = count;
  }, [count]);
  // A box that becomes lower, as above a phone's keyboard, would leave its end out of sight.
  useEffect(() => {
    const box = log.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      size.current = measure(box);
      if (atEnd.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const onScroll = (): void => {
    const box = log.current;
    // A box that has just become lower scrolls by itself, before its observer knows: its reader went nowhere.
    if (!box || measure(box) !== size.current) return;
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight <= box.clientHeight * nearEnd;
    if (atEnd.current) setAway(false);
  };
  return { log, away, toEnd, onScroll };
}
