import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { control } from '../field/Field.css.ts';
import { Field, type FieldTexts } from '../field/Field.tsx';
import * as styles from './Select.css.ts';

/** One thing that may be chosen from the list. */
export type SelectChoice<Value extends string = string> = {
  value: Value;
  label: string;
  /** The language that the label is written in, where it is not the page's. */
  lang?: string | undefined;
};

export type SelectProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'children' | 'value' | 'defaultValue' | 'multiple' | 'size'
> &
  FieldTexts & {
    /** The choices, in order. */
    choices: readonly SelectChoice<Value>[];
    /** The chosen value; without it `placeholder` is shown. */
    value?: Value | undefined;
    /** Text before the first choice. */
    placeholder?: string | undefined;
    /** Called with the choice that was made. */
    onValueChange: (value: Value) => void;
    /** standard in a form, compact at the head of a page. */
    size?: keyof typeof styles.size | undefined;
  };

/** One of many that need no room until they are wanted. It is the browser's own list, which every phone and reader knows. */
export function Select<Value extends string>({
  label,
  labelVisibility,
  hint,
  error,
  id,
  choices,
  value,
  placeholder,
  onValueChange,
  size = 'standard',
  onChange,
  className,
  ...native
}: SelectProps<Value>) {
  return (
    <Field label={label} labelVisibility={labelVisibility} hint={hint} error={error} id={id}>
      {(ties) => (
        <div className={styles.box}>
          <select
            {...native}
            {...ties}
            value={value ?? ''}
            onChange={(event) => {
              onChange?.(event);
              const chosen = choices.find((choice) => choice.value === event.target.value);
              if (chosen) onValueChange(chosen.value);
            }}
            className={cx(control, styles.select, styles.size[size], className)}
          >
            {placeholder === undefined ? null : (
              <option value="" disabled className={styles.option}>
                {placeholder}
              </option>
            )}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} lang={choice.lang} className={styles.option}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size="small" className={cx(styles.chevron, styles.chevronAt[size])} />
        </div>
      )}
    </Field>
  );
}
