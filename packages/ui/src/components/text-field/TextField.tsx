import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { control } from '../field/Field.css.ts';
import { Field, type FieldTexts } from '../field/Field.tsx';
import * as styles from './TextField.css.ts';

export type TextFieldProps = ComponentProps<'input'> &
  FieldTexts & {
    /** A small control inside the field, at its end. */
    trailing?: ReactNode;
  };

/** One line of text. */
export function TextField({ label, labelVisibility, hint, error, trailing, id, className, ...native }: TextFieldProps) {
  return (
    <Field label={label} labelVisibility={labelVisibility} hint={hint} error={error} id={id}>
      {(ties) => (
        <div className={styles.box}>
          <input
            type="text"
            {...native}
            {...ties}
            className={cx(control, trailing ? styles.withTrailing : null, className)}
          />
          {trailing ? <div className={styles.trailing}>{trailing}</div> : null}
        </div>
      )}
    </Field>
  );
}
