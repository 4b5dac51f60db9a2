import { type ComponentProps, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import * as styles from './Toggle.css.ts';

export type ToggleProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** Name of the setting. It does not change with the state. */
  label: string;
  /** A line under the label. */
  hint?: string | undefined;
  /** Called with the new state. */
  onValueChange?: ((on: boolean) => void) | undefined;
};

/** On or off, at once. What waits for a form to be sent is a Checkbox. */
export function Toggle({ label, hint, onValueChange, onChange, id, className, ...native }: ToggleProps) {
  const own = useId();
  const control = id ?? own;
  return (
    <label className={cx(styles.row, className)} htmlFor={control}>
      <span className={styles.words}>
        <span className={styles.name} id={`${control}-name`}>
          {label}
        </span>
        {hint ? (
          <span className={styles.hint} id={`${control}-hint`}>
            {hint}
          </span>
        ) : null}
      </span>
      <span className={styles.box}>
        <input
          {...native}
          id={control}
          type="checkbox"
          role="switch"
          aria-labelledby={`${control}-name`}
          aria-describedby={hint ? `${control}-hint` : undefined}
          className={styles.input}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.checked);
          }}
        />
        <span className={styles.knob}>
          <Icon name="check" className={styles.tick} />
        </span>
      </span>
    </label>
  );
}
