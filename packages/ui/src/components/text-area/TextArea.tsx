import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { control } from '../field/Field.css.ts';
import { Field, type FieldTexts } from '../field/Field.tsx';
import * as styles from './TextArea.css.ts';

export type TextAreaProps = ComponentProps<'textarea'> & FieldTexts;

/** Several lines of text. It starts `rows` high and grows with what is written. */
export function TextArea({
  label,
  labelVisibility,
  hint,
  error,
  id,
  rows = 4,
  style,
  className,
  ...native
}: TextAreaProps) {
  return (
    <Field label={label} labelVisibility={labelVisibility} hint={hint} error={error} id={id}>
      {(ties) => (
        <textarea
          {...native}
          {...ties}
          rows={rows}
          style={{ minBlockSize: `${rows * 1.25 + 1.5}em`, ...style }}
          className={cx(control, styles.area, className)}
        />
      )}
    </Field>
  );
}
