import { IconButton } from '@sayso/ui/icon-button';
import * as styles from './EndButton.css.ts';

export interface EndButtonProps {
  /** The name of the button: `End the drill`. */
  readonly label: string;
  /** `danger` is the red button of the mock interview. */
  readonly tone?: 'quiet' | 'danger' | undefined;
  /** The session is ending already. */
  readonly disabled?: boolean | undefined;
  readonly onEnd: () => void;
}

/** Hangs up. */
export const EndButton = ({ label, tone = 'quiet', disabled, onEnd }: EndButtonProps) => (
  <IconButton
    icon="close"
    label={label}
    tone="quiet"
    size="large"
    className={tone === 'danger' ? styles.danger : undefined}
    disabled={disabled}
    onClick={onEnd}
  />
);
