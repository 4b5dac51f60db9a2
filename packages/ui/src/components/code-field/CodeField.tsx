import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { Field, type FieldTexts } from '../field/Field.tsx';
import * as styles from './CodeField.css.ts';

export type CodeFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'maxLength'> &
  FieldTexts & {
    /** The digits so far, when the caller keeps them. */
    value?: string | undefined;
    /**
     * Number of digits of a code.
     * @default 6
     */
    length?: number | undefined;
    /** Called with the digits after every change; anything that is no digit is dropped before. */
    onValueChange?: ((code: string) => void) | undefined;
    /** Called once all digits are there. */
    onComplete?: ((code: string) => void) | undefined;
  };

/** A one-time code: one field, drawn as cells. A phone offers the code from the message, and a pasted code may hold spaces. */
export function CodeField({
  label,
  labelVisibility,
  hint,
  error,
  value,
  length = 6,
  onValueChange,
  onComplete,
  onChange,
  id,
  className,
  ...native
}: CodeFieldProps) {
  const [kept, setKept] = useState('');
  const code = value ?? kept;
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const digits = event.target.value.replace(/\D/g, '').slice(0, length);
    event.target.value = digits;
    setKept(digits);
    onChange?.(event);
    onValueChange?.(digits);
    if (digits.length === length && digits !== code) onComplete?.(digits);
  };
  return (
    <Field label={label} labelVisibility={labelVisibility} hint={hint} error={error} id={id}>
      {(ties) => (
        <div className={styles.box}>
          <input
            autoComplete="one-time-code"
            inputMode="numeric"
            pattern="[0-9]*"
            {...native}
            {...ties}
            type="text"
            value={code}
            onChange={change}
            className={cx(styles.input, className)}
          />
          <span className={styles.cells} aria-hidden="true">
            {Array.from({ length }, (_, place) => (
              <span key={place} className={cx(styles.cell, styles.state[cellState(place, code, length)])}>
                {code[place]}
              </span>
            ))}
          </span>
        </div>
      )}
    </Field>
  );
}

function cellState(place: number, code: string, length: number): keyof typeof styles.state {
  if (place === Math.min(code.length, length - 1)) return 'next';
  return place < code.length ? 'filled' : 'empty';
}
