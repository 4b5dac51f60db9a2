import { Notice } from '@sayso/ui/notice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AuthPage } from './AuthPage.tsx';
import type { AuthFlowSnapshot, AuthMode } from './auth-flow.ts';
import { OperatorLines } from './parts/OperatorLines.tsx';

/** A step of signing in, for a learner who has given her address. */
const at = (mode: AuthMode, change: Partial<AuthFlowSnapshot> = {}): AuthFlowSnapshot => ({
  mode,
  email: mode === 'email' ? '' : 'amina@example.com',
  busy: false,
  message: null,
  ...change,
});
const error = (text: string) => ({ message: { tone: 'error', text } }) as const;
const success = (text: string) => ({ message: { tone: 'success', text } }) as const;
const codeSent = success('A code has been sent to amina@example.com. Check your inbox or spam.');

const meta = {
  title: 'Sign in',
  component: AuthPage,
  parameters: { layout: 'fullscreen' },
  // What types is never the same picture twice.
  globals: { motion: 'reduce' },
  args: {
    snapshot: at('email'),
    flow: {
      submitEmail: fn(),
      submitPassword: fn(),
      submitCode: fn(),
      createAccount: fn(),
      forgotPassword: fn(),
      submitReset: fn(),
      resendCode: fn(),
      back: fn(),
    },
    onSocial: fn(),
    operator: <OperatorLines companyNumber="RCS Lyon 123 456 789" />,
  },
} satisfies Meta<typeof AuthPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmailOfAnotherProvider: Story = {
  args: {
    snapshot: at('email', {
      email: 'amina@example.com',
      ...error('This email is already linked to a Google account. Please log in using Google.'),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please log in using Google.');
    await expect(canvas.getAllByRole('button', { name: 'Continue with Google' })).toHaveLength(1);
  },
};

/** The link stands at the address as well: without one, the page says what is missing. */
export const ForgottenWithoutEmail: Story = {
  args: { snapshot: at('email', error('Please enter your email first.')) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter your email first.');
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot your password?' }));
    await expect(args.flow.forgotPassword).toHaveBeenCalledWith('');
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'amina@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot your password?' }));
    await expect(args.flow.forgotPassword).toHaveBeenLastCalledWith('amina@example.com');
    await userEvent.clear(field);
  },
};

/** A default installation has no number to show, and says so. */
export const NoCompanyNumber: Story = {
  args: { operator: <OperatorLines companyNumber={null} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Company no.: not given by the operator of this server.')).toBeVisible();
  },
};

/** The end of the page says whether a learner is signed in already. */
export const LoadingUserData: Story = {
  parameters: { pictures: false },
  args: { operator: <OperatorLines companyNumber="RCS Lyon 123 456 789" isLoading /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading user data...')).toBeVisible();
  },
};

/** For a screen reader only: it would stand at the foot of every visitor's page. */
export const NobodySignedIn: Story = {
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No user data available.');
    await expect(canvas.getByText('No user data available.').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const EmailNotChecked: Story = {
  parameters: { pictures: false },
  args: { snapshot: at('email', error('Something went wrong while checking the email.')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong while checking the email.');
  },
};

export const EmailNotCheckedOffline: Story = {
  args: {
    snapshot: at('email', {
      message: {
        tone: 'error',
        text: 'Something went wrong while checking the email.',
        more: 'We cannot reach Sayso. Check your connection and try again.',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong while checking the email.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check your connection');
  },
};

export const LoginRefused: Story = {
  args: { snapshot: at('login', error('Incorrect email or password.')) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot your password?' }));
    await expect(args.flow.forgotPassword).toHaveBeenCalledOnce();
  },
};

/** The way to the provider stands right under the words. */
export const LoginOfAnotherProvider: Story = {
  args: {
    snapshot: at('login', error('You created your account with Facebook. Please log in using Facebook.')),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Facebook' }));
    await expect(args.onSocial).toHaveBeenCalledWith('facebook');
  },
};

export const CodeWrong: Story = {
  args: { snapshot: at('verify', error('Invalid code.')) },
};

export const SignupFailed: Story = {
  parameters: { pictures: false },
  args: { snapshot: at('signup', error('Something went wrong.')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong.');
  },
};

export const ResetFailed: Story = {
  args: { snapshot: at('reset', error('Reset failed: Invalid code.')) },
};

/** The first thing that anybody sees. Enter sends. */
export const Email: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(/^Say more\. Fearless\./);
    await expect(canvas.getByText(/GDPR/)).toBeVisible();
    await expect(canvas.getByText('Company no.: RCS Lyon 123 456 789.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/legal?lang=en#privacy');
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(field, 'amina@example.com{Enter}');
    await expect(args.flow.submitEmail).toHaveBeenCalledWith('amina@example.com');
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.onSocial).toHaveBeenCalledWith('google');
  },
};

export const EmailBusy: Story = {
  args: { snapshot: at('email', { email: 'amina@example.com', busy: true }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Checking...' }));
    await expect(args.flow.submitEmail).not.toHaveBeenCalled();
  },
};

export const LeavingForGoogle: Story = {
  args: { leavingFor: 'google' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Login: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Fearless-1{Enter}');
    await expect(args.flow.submitPassword).toHaveBeenCalledWith('Fearless-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Use another e-mail' }));
    await expect(args.flow.back).toHaveBeenCalledOnce();
  },
  args: { snapshot: at('login') },
};

export const AfterReset: Story = {
  args: { snapshot: at('login', success('Password successfully reset.')) },
};

/** No code, no button. */
export const Verify: Story = {
  args: { snapshot: at('verify', codeSent) },
  play: async ({ canvas, args, userEvent }) => {
    const verify = canvas.getByRole('button', { name: 'Verify' });
    await expect(verify).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123456');
    await userEvent.click(verify);
    await expect(args.flow.submitCode).toHaveBeenCalledWith('123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code again' }));
    await expect(args.flow.resendCode).toHaveBeenCalledOnce();
  },
};

/** A server that sends no mail says where the code is, and does not show it. */
export const VerifyWithoutMail: Story = {
  args: {
    snapshot: at('verify', codeSent),
    mailNote: (
      <Notice>
        This server sends no e-mail yet. Your code is in its mailbox: open the mailbox link that “npm start” printed in
        the terminal.
      </Notice>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your code is in its mailbox/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  },
};

export const Signup: Story = { args: { snapshot: at('signup') } };

/** A strong password is made, the terms are agreed to, and only then is there an account. */
export const SignupReady: Story = {
  parameters: { pictures: false },
  args: { snapshot: at('signup') },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate strong password' }));
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByText(/Write it down or save it/)).toBeVisible();
    const create = canvas.getByRole('button', { name: 'Create my account' });
    await expect(create).toBeDisabled();
    await expect(canvas.getByRole('link', { name: /conditions/ })).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(create);
    await expect(args.flow.createAccount).toHaveBeenCalledWith(expect.stringMatching(/^.{12}$/));
  },
};

/** Both a code and a new password. */
export const Reset: Story = {
  args: { snapshot: at('reset', codeSent) },
  play: async ({ canvas, args, userEvent }) => {
    const reset = canvas.getByRole('button', { name: 'Reset password' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123456');
    await expect(reset).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('New password'), 'Fearless-1');
    await userEvent.click(reset);
    await expect(args.flow.submitReset).toHaveBeenCalledWith('123456', 'Fearless-1');
  },
};
