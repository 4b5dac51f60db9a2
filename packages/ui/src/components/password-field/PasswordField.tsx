import { type ChangeEvent, useState } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'value' | 'defaultValue'> & {
  /** The password, when the caller keeps it. */
  value?: string | undefined;
  /**
   * The first password, when the field keeps it.
   * @default ''
   */
  defaultValue?: string | undefined;
  /**
   * `shown` lists the rules of a strong password under the field: where one is chosen, not where one is entered.
   * @default 'hidden'
   */
  strength?: 'shown' | 'hidden' | undefined;
  /** Whether the password can be read, when the caller keeps that: it was made for the learner, who has to see it. */
  visible?: boolean | undefined;
  onVisibleChange?: ((visible: boolean) => void) | undefined;
};

/** A password, which the person may look at, with its strength while it is being chosen. */
export function PasswordField({
  value,
  defaultValue = '',
  strength = 'hidden',
  visible,
  onVisibleChange,
  onChange,
  ...field
}: PasswordFieldProps) {
  const [keptVisible, setKeptVisible] = useState(false);
  const isVisible = visible ?? keptVisible;
  const setVisible = (next: boolean): void => {
    setKeptVisible(next);
    onVisibleChange?.(next);
  };
  const [kept, setKept] = useState(defaultValue);
  const password = value ?? kept;
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    setKept(event.target.value);
    onChange?.(event);
  };
  return (
    <div>
      <TextField
        autoComplete={strength === 'shown' ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        type={isVisible ? 'text' : 'password'}
        value={password}
        onChange={change}
        trailing={
          <IconButton
            icon={isVisible ? 'eyeOff' : 'eye'}
            label={isVisible ? 'Hide password' : 'Show password'}
            tone="bare"
            disabled={field.disabled}
            onClick={() => setVisible(!isVisible)}
          />
        }
      />
      {strength === 'shown' ? <PasswordStrength password={password} /> : null}
    </div>
  );
}
