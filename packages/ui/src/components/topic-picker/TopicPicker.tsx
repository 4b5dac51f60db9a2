import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { chip } from '../chip/Chip.css.ts';
import { input, legend } from '../choice-group/ChoiceGroup.css.ts';
import * as styles from './TopicPicker.css.ts';
import { toggleTopic } from './toggle-topic.ts';

export type TopicPickerProps<Topic extends string> = Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> & {
  /** The question. */
  label: string;
  /** `hidden` keeps the question for screen readers only, where the page already asks it. */
  labelVisibility?: 'shown' | 'hidden' | undefined;
  /** The topics, in order. */
  topics: readonly Topic[];
  /** The chosen topics, in the order of choosing. */
  value: readonly Topic[];
  /** Called with the new choice; not called when one too many was pressed. */
  onValueChange: (value: readonly Topic[]) => void;
  /**
   * Largest number of chosen topics.
   * @default 5
   */
  maximum?: number | undefined;
};

/** Some of many, at most five: one more is ignored until another is given up. */
export function TopicPicker<Topic extends string>({
  label,
  labelVisibility = 'shown',
  topics,
  value,
  onValueChange,
  maximum = 5,
  ...native
}: TopicPickerProps<Topic>) {
  const full = value.length >= maximum;
  const press = (topic: Topic): void => {
    const next = toggleTopic(value, topic, maximum);
    if (next !== value) onValueChange(next);
  };
  return (
    <fieldset {...native}>
      <legend className={labelVisibility === 'shown' ? legend : undefined}>
        {labelVisibility === 'shown' ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </legend>
      <div className={styles.topics}>
        {topics.map((topic) => {
          const checked = value.includes(topic);
          return (
            <label key={topic} className={cx(chip, styles.topic)}>
              <input
                type="checkbox"
                className={input}
                checked={checked}
                aria-disabled={full && !checked ? true : undefined}
                onChange={() => press(topic)}
              />
              <Icon name={checked ? 'check' : 'plus'} size="small" />
              {topic}
            </label>
          );
        })}
      </div>
      <p className={styles.count} role="status">
        {value.length} of {maximum} chosen{full ? '. Give one up to choose another.' : ''}
      </p>
    </fieldset>
  );
}
