import { useEffect, useRef } from 'react';
import { Busy } from '../../internal/busy/Busy.tsx';
import { browserClock, type Clock } from '../../internal/clock.ts';
import { cx } from '../../internal/cx.ts';
import { alert, check, close } from '../../primitives/icon/drawings.tsx';
import { Glyph } from '../../primitives/icon/Glyph.tsx';
import { TextButton } from '../text-link/TextLink.tsx';
import { createCountdown } from './countdown.ts';
import type { ToastItem, ToastKind } from './createToaster.ts';
import * as styles from './Toast.css.ts';
import { useSwipeAway } from './useSwipeAway.ts';

export type ToastProps = {
  /** What it shows and for how long. */
  toast: ToastItem;
  /** Called when it has gone: its time was up, or the person closed or swiped it away. */
  onDismiss: () => void;
  /** Its time stands still: somebody is reading it, or nobody is there. */
  paused?: boolean | undefined;
  /** Time for its countdown: the browser's unless another is handed in. */
  clock?: Clock | undefined;
};

/** One short message, an item of a list. A Toaster shows them from a store and reads them out. */
export function Toast({ toast, onDismiss, paused = false, clock = browserClock }: ToastProps) {
  const { kind, message, action } = toast;
  useGoesByItself(toast, onDismiss, paused, clock);
  return (
    <li
      {...useSwipeAway(onDismiss)}
      className={styles.toast}
      data-kind={kind}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDismiss();
      }}
    >
      <Sign kind={kind} />
      <div className={styles.words}>{message}</div>
      {action ? (
        <TextButton
          size="small"
          className={styles.action}
          onClick={() => {
            action.onPress();
            onDismiss();
          }}
        >
          {action.label}
        </TextButton>
      ) : null}
      <button type="button" aria-label="Dismiss" title="Dismiss" className={styles.close} onClick={onDismiss}>
        <Glyph size="small">{close}</Glyph>
      </button>
    </li>
  );
}

function useGoesByItself({ duration }: ToastItem, onDismiss: () => void, paused: boolean, clock: Clock): void {
  const latest = useRef(onDismiss);
  const countdown = useRef<ReturnType<typeof createCountdown> | null>(null);
  useEffect(() => {
    latest.current = onDismiss;
  });
  useEffect(() => {
    countdown.current ??= createCountdown(duration, () => latest.current(), clock);
    const { run, hold } = countdown.current;
    if (!paused) run();
    return hold;
  }, [duration, paused, clock]);
}

function Sign({ kind }: { kind: ToastKind }) {
  if (kind === 'blank' || kind === 'custom') return null;
  return (
    <span className={cx(styles.sign, styles.tone[kind])}>
      {kind === 'loading' ? <Busy /> : <Glyph>{kind === 'success' ? check : alert}</Glyph>}
    </span>
  );
}
