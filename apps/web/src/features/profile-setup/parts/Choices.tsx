import { Text } from '@sayso/ui/primitives/text';
import * as styles from './Choices.css.ts';

export interface ChoicesProps<Value extends string> {
  /** The name of the choice, for learners who do not see the question above. */
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly description: string }[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

/**
 * One of many where choosing leads on. Each is a button and not a radio: with radios an arrow key would choose and leave, and what was
 * chosen before could not be chosen again.
 */
export function Choices<Value extends string>({ label, choices, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.choices}>
      {choices.map(({ value, description }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          className={styles.choice}
          onClick={() => onChoose(value)}
        >
          <Text as="strong" size="large" className={styles.name}>
            {value}
          </Text>
          <Text as="span" className={styles.description}>
            {description}
          </Text>
        </button>
      ))}
    </div>
  );
}
