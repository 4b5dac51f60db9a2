import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { FieldError } from '../field/Field.tsx';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** Text that is agreed to or chosen. It may contain links. */
  children: ReactNode;
  /** The error and what to do about it. */
  error?: string | undefined;
};

/** Yes or no, decided when the form is sent. What takes effect at once is a Toggle. */
export function Checkbox({ children, error, id, className, ...native }: CheckboxProps) {
  const own = useId();
  const control = id ?? own;
  return (
    <div>
      <label className={styles.row} htmlFor={control}>
        <span className={styles.box}>
          <input
            {...native}
            id={control}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${control}-error` : undefined}
            className={cx(styles.input, className)}
          />
          <span className={styles.tick}>
            <Icon name="check" size="small" />
          </span>
        </span>
        <span className={styles.words}>{children}</span>
      </label>
      <FieldError id={`${control}-error`} error={error} />
    </div>
  );
}
