import { type ReactNode, useId } from 'react';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';

/** Properties of every field. */
export type FieldTexts = {
  /** The field's name. */
  label: string;
  /**
   * `hidden` keeps the label for screen readers only, where the page already asks the question.
   * @default 'shown'
   */
  labelVisibility?: 'shown' | 'hidden' | undefined;
  /** One line of help, read out with the field. */
  hint?: string | undefined;
  /** The error and what to do about it. Its presence marks the field as invalid. */
  error?: string | undefined;
};

/** The attributes that tie a control to its texts. */
export type FieldTies = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldTexts & { id: string | undefined; children: (ties: FieldTies) => ReactNode };

/** Label, control, hint and error in their places, tied together for assistive technology. */
export function Field({ label, labelVisibility = 'shown', hint, error, id, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  const name = (
    <label className={styles.label} htmlFor={control}>
      {label}
    </label>
  );
  return (
    <div className={styles.field}>
      {labelVisibility === 'hidden' ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {children({ id: control, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <p className={styles.hint} id={`${control}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${control}-error`} error={error} />
    </div>
  );
}

/** The line that says what is wrong. It is always there, empty, so that a later error is announced. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p className={styles.error} id={id} aria-live="polite">
      {error ? (
        <>
          <Icon name="alert" size="small" />
          {error}
        </>
      ) : null}
    </p>
  );
}
