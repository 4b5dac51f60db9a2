import { cx } from '../../internal/cx.ts';
import type { Speaker } from '../../theme/speech-corner.ts';
import * as styles from './Button.css.ts';

/** Look of a button, shared by Button and LinkButton. */
export type ButtonLook = {
  /** `ink` is the one main action, `voice` only for what starts or sends a voice, `quiet` for the rest, `danger` destroys. */
  tone?: 'ink' | 'voice' | 'quiet' | 'danger' | undefined;
  /** small 40, standard 52, large 64 high at the reader's usual size. */
  size?: 'small' | 'standard' | 'large' | undefined;
  /** `full` takes the whole line. */
  width?: 'content' | 'full' | undefined;
  /** Whose side the tight corner is on. */
  speaker?: Speaker | undefined;
};

/** The classes of a button's look. */
export function buttonClass(
  { tone = 'ink', size = 'standard', width = 'content', speaker = 'app' }: ButtonLook,
  className?: string,
): string | undefined {
  return cx(
    styles.base,
    styles.size[size],
    styles.tone[tone],
    styles.width[width],
    speaker === 'learner' && styles.learner[size],
    className,
  );
}
