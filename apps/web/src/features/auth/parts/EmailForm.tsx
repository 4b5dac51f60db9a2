import { Button } from '@sayso/ui/button';
import { TextField } from '@sayso/ui/text-field';
import { TextButton } from '@sayso/ui/text-link';
import { type FormEvent, type ReactNode, useRef } from 'react';
import * as styles from '../AuthPage.css.ts';
import type { AuthFlow, AuthFlowSnapshot } from '../auth-flow.ts';

export interface AuthFormProps {
  readonly snapshot: AuthFlowSnapshot;
  readonly flow: Pick<
    AuthFlow,
    | 'submitEmail'
    | 'submitPassword'
    | 'submitCode'
    | 'createAccount'
    | 'forgotPassword'
    | 'submitReset'
    | 'resendCode'
    | 'back'
  >;
}

/** A step’s fields and buttons. */
export const Form = ({ onSubmit, children }: { readonly onSubmit: () => void; readonly children: ReactNode }) => {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children}
    </form>
  );
};

/** The first step, which the page is drawn with. */
export const EmailForm = ({ snapshot, flow }: AuthFormProps) => {
  // Not a state: what is typed into the page as it was drawn, before the scripts are there, is in the field alone.
  const field = useRef<HTMLInputElement>(null);
  const forgot = () => {
    const email = field.current?.value ?? '';
    void flow.forgotPassword(email);
    if (email.trim() === '') field.current?.focus();
  };
  return (
    <Form onSubmit={() => void flow.submitEmail(field.current?.value ?? '')}>
      <TextField
        ref={field}
        label="E-mail"
        labelVisibility="hidden"
        type="email"
        name="email"
        autoComplete="email"
        placeholder="you@example.com"
        defaultValue={snapshot.email}
        disabled={snapshot.busy}
        // Who comes back to the address came from a field; who opens the page has not asked for a keyboard.
        autoFocus={snapshot.email !== ''}
      />
      <Button type="submit" width="full" busy={snapshot.busy} busyLabel="Checking...">
        Continue
      </Button>
      <div className={styles.links}>
        <TextButton onClick={forgot}>Forgot your password?</TextButton>
      </div>
    </Form>
  );
};
