import { type ComponentProps, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { Badge } from '../badge/Badge.tsx';
import { FieldError } from '../field/Field.tsx';
import * as styles from './ChoiceGroup.css.ts';

/** One thing that may be chosen. */
export type Choice<Value extends string = string> = {
  value: Value;
  label: string;
  /** A line under the label. */
  description?: string | undefined;
  icon?: IconName | undefined;
  /** One or two words that stick to the choice, like `Save 17%`. */
  badge?: string | undefined;
};

export type ChoiceGroupProps<Value extends string> = Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> & {
  /** The question. */
  label: string;
  /** `hidden` keeps the question for screen readers only, where the page already asks it. */
  labelVisibility?: 'shown' | 'hidden' | undefined;
  /** The choices, in order. */
  choices: readonly Choice<Value>[];
  /** The chosen one; nothing before the first choice. */
  value?: Value | undefined;
  /** Called with the choice that was made. */
  onValueChange: (value: Value) => void;
  /** `two` stands them side by side where there is room. */
  columns?: 'one' | 'two' | undefined;
  /** The error and what to do about it. */
  error?: string | undefined;
};

/** One of many, as cards that a thumb cannot miss. */
export function ChoiceGroup<Value extends string>({
  label,
  labelVisibility = 'shown',
  choices,
  value,
  onValueChange,
  columns = 'one',
  error,
  name,
  className,
  ...native
}: ChoiceGroupProps<Value>) {
  const own = useId();
  return (
    <fieldset
      {...native}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${own}-error` : undefined}
      className={className}
    >
      <legend className={labelVisibility === 'shown' ? styles.legend : undefined}>
        {labelVisibility === 'shown' ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </legend>
      <div className={styles.container}>
        <div className={cx(styles.options, styles.columns[columns])}>
          {choices.map((choice) => (
            <label key={choice.value} className={styles.card}>
              <input
                type="radio"
                className={styles.input}
                name={name ?? own}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onValueChange(choice.value)}
              />
              {choice.icon ? <Icon name={choice.icon} className={styles.icon} /> : null}
              <span className={styles.words}>
                <span className={styles.name}>
                  {choice.label}
                  {choice.badge ? <Badge tone="quiet">{choice.badge}</Badge> : null}
                </span>
                {choice.description ? <span className={styles.description}>{choice.description}</span> : null}
              </span>
              <span className={styles.mark}>
                <Icon name="check" size="small" />
              </span>
            </label>
          ))}
        </div>
      </div>
      <div className={styles.error}>
        <FieldError id={`${own}-error`} error={error} />
      </div>
    </fieldset>
  );
}
