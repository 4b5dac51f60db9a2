import { type ComponentPropsWithoutRef, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { type Level, useLevelVariable } from '../../internal/level.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as styles from './RecordButton.css.ts';

/** `ready` starts a recording, `recording` ends it and sends it, `busy` waits for what was sent. */
export type RecordState = 'ready' | 'recording' | 'busy';

export interface RecordButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Action of a press now: 'Start speaking', 'Send Now'. */
  label: string;
  state?: RecordState;
  /**
   * `wide` says it in words, `square` shows a microphone and keeps the words for its tooltip.
   * @default 'wide'
   */
  shape?: 'wide' | 'square';
  /**
   * The voice that is being recorded, shown around the button.
   * @default 0
   */
  level?: Level;
}

/** The one button that is about a voice. */
export function RecordButton({
  label,
  state = 'ready',
  shape = 'wide',
  level = 0,
  disabled,
  className,
  ...rest
}: RecordButtonProps) {
  const root = useRef<HTMLSpanElement>(null);
  useLevelVariable(root, styles.loudness.slice(4, -1), state === 'recording' ? level : 0);
  const off = disabled || state === 'busy';
  return (
    <span ref={root} className={cx(styles.root, styles.shapes[shape], className)}>
      {state === 'recording' && !off ? <span className={styles.halo} aria-hidden="true" /> : null}
      {shape === 'wide' ? (
        <Button
          {...rest}
          tone="voice"
          size="large"
          width="full"
          icon={state === 'ready' ? 'mic' : undefined}
          busy={state === 'busy'}
          disabled={disabled}
        >
          {label}
        </Button>
      ) : (
        <IconButton
          {...rest}
          tone="voice"
          size="large"
          icon={state === 'recording' ? 'send' : 'mic'}
          label={label}
          disabled={off}
        />
      )}
    </span>
  );
}
