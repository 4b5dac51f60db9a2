import { Button } from '@sayso/ui/button';
import { Checkbox } from '@sayso/ui/checkbox';
import { CodeField } from '@sayso/ui/code-field';
import { PasswordField } from '@sayso/ui/password-field';
import { Text } from '@sayso/ui/primitives/text';
import { TextButton, TextLink } from '@sayso/ui/text-link';
import { type ReactNode, useState } from 'react';
import * as styles from '../AuthPage.css.ts';
import type { AuthMode } from '../auth-flow.ts';
import { randomPassword } from '../random-password.ts';
import { type AuthFormProps, Form } from './EmailForm.tsx';

const LoginForm = ({ snapshot, flow }: AuthFormProps) => {
  const [password, setPassword] = useState('');
  return (
    <Form onSubmit={() => void flow.submitPassword(password)}>
      <input type="hidden" name="email" autoComplete="username" value={snapshot.email} />
      <PasswordField
        label="Password"
        name="password"
        value={password}
        disabled={snapshot.busy}
        autoFocus
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" width="full" busy={snapshot.busy} busyLabel="Checking...">
        Log in
      </Button>
      <div className={styles.links}>
        <TextButton onClick={flow.back}>Use another e-mail</TextButton>
        <TextButton onClick={() => void flow.forgotPassword()}>Forgot your password?</TextButton>
      </div>
    </Form>
  );
};

const VerifyForm = ({ snapshot, flow }: AuthFormProps) => {
  const [code, setCode] = useState('');
  return (
    <Form onSubmit={() => void flow.submitCode(code)}>
      <CodeField label="Code" value={code} onValueChange={setCode} disabled={snapshot.busy} autoFocus />
      <Button type="submit" width="full" disabled={code === ''} busy={snapshot.busy} busyLabel="Checking...">
        Verify
      </Button>
      <div className={styles.links}>
        <TextButton onClick={flow.back}>Use another e-mail</TextButton>
        <TextButton onClick={() => void flow.resendCode()}>Send the code again</TextButton>
      </div>
    </Form>
  );
};

const NewPassword = ({
  value,
  onValueChange,
  disabled,
  autoFocus = false,
}: {
  readonly value: string;
  readonly onValueChange: (password: string) => void;
  readonly disabled: boolean;
  readonly autoFocus?: boolean;
}) => {
  const [visible, setVisible] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const generate = () => {
    const password = randomPassword(crypto.getRandomValues.bind(crypto));
    setMade(password);
    setVisible(true);
    onValueChange(password);
  };
  return (
    <div>
      <PasswordField
        label="New password"
        name="new-password"
        strength="shown"
        value={value}
        visible={visible}
        onVisibleChange={setVisible}
        disabled={disabled}
        autoFocus={autoFocus}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <TextButton onClick={generate}>Generate strong password</TextButton>
      <Text size="small" tone="soft" role="status">
        {made !== null && made === value
          ? 'This is your new password. Write it down or save it in your browser.'
          : null}
      </Text>
    </div>
  );
};

const SignupForm = ({ snapshot, flow }: AuthFormProps) => {
  const [password, setPassword] = useState('');
  const [agreed, setAgreed] = useState(false);
  return (
    <Form onSubmit={() => agreed && void flow.createAccount(password)}>
      <NewPassword value={password} onValueChange={setPassword} disabled={snapshot.busy} autoFocus />
      <Checkbox
        checked={agreed}
        disabled={snapshot.busy}
        onChange={(event) => setAgreed(event.target.checked)}
        lang="fr"
      >
        J’accepte les{' '}
        <TextLink href="/legal#terms" target="_blank" rel="noopener">
          conditions d’utilisation
        </TextLink>{' '}
        et la{' '}
        <TextLink href="/legal#privacy" target="_blank" rel="noopener">
          politique de confidentialité
        </TextLink>
        .
      </Checkbox>
      <Button
        type="submit"
        width="full"
        disabled={!agreed || password === ''}
        busy={snapshot.busy}
        busyLabel="Checking..."
      >
        Create my account
      </Button>
    </Form>
  );
};

const ResetForm = ({ snapshot, flow }: AuthFormProps) => {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Form onSubmit={() => void flow.submitReset(code, password)}>
      <CodeField label="Code" value={code} onValueChange={setCode} disabled={snapshot.busy} autoFocus />
      <NewPassword value={password} onValueChange={setPassword} disabled={snapshot.busy} />
      <Button
        type="submit"
        width="full"
        disabled={code === '' || password === ''}
        busy={snapshot.busy}
        busyLabel="Checking..."
      >
        Reset password
      </Button>
      <div className={styles.links}>
        <TextButton onClick={flow.back}>Use another e-mail</TextButton>
        <TextButton onClick={() => void flow.resendCode()}>Send the code again</TextButton>
      </div>
    </Form>
  );
};

/** The forms of the steps after the first. */
export const laterForms: Record<Exclude<AuthMode, 'email'>, (props: AuthFormProps) => ReactNode> = {
  login: LoginForm,
  verify: VerifyForm,
  signup: SignupForm,
  reset: ResetForm,
};
