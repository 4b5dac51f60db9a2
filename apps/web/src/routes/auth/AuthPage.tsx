import { Button } from '@sayso/ui/button';
import { Logo } from '@sayso/ui/logo';
import { Notice } from '@sayso/ui/notice';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { TextLink } from '@sayso/ui/text-link';
import { stage } from '@sayso/ui/theme';
import { TypedHeading } from '@sayso/ui/typed-heading';
import { VoiceWave } from '@sayso/ui/voice-wave';
import { type AuthFormProps, EmailForm, LoginForm, ResetForm, SignupForm, VerifyForm } from './AuthForms.tsx';
import * as styles from './AuthPage.css.ts';
import type { AuthMode } from './auth-flow.ts';
import { phrases, welcome } from './copy.ts';
import { restingWave } from './resting-wave.ts';

export interface AuthPageProps extends AuthFormProps {
  /** The learner chose a social provider. */
  readonly onSocial: (provider: 'google' | 'facebook') => void;
  /** Which provider is being gone to. */
  readonly leavingFor?: 'google' | 'facebook' | null;
}

const forms: Record<AuthMode, (props: AuthFormProps) => React.ReactNode> = {
  email: EmailForm,
  login: LoginForm,
  verify: VerifyForm,
  signup: SignupForm,
  reset: ResetForm,
};

/** /auth: the typed heading is the hero, the form stands beside it. */
export const AuthPage = ({ snapshot, flow, onSocial, leavingFor = null }: AuthPageProps) => {
  const { mode, email, message } = snapshot;
  const Form = forms[mode];
  return (
    <main className={styles.page}>
      <section {...stage} className={styles.hero}>
        <Logo />
        <div className={styles.heading}>
          <TypedHeading lead="Say" phrases={phrases} />
          <Text size="large" tone="soft" className={styles.tagline}>
            Speak boldly. Learn effortlessly.
          </Text>
        </div>
        <VoiceWave levels={restingWave} className={styles.wave} />
      </section>
      <section className={styles.side}>
        <div className={styles.column}>
          <div className={styles.intro}>
            <Heading level={2} size="2">
              {welcome[mode].title}
            </Heading>
            <Text tone="soft">{welcome[mode].text(email)}</Text>
          </div>
          {message ? <Notice tone={message.tone === 'success' ? 'good' : 'error'}>{message.text}</Notice> : null}
          <div className={styles.form}>
            <Form key={mode} snapshot={snapshot} flow={flow} />
            {mode === 'email' ? <SocialButtons onSocial={onSocial} leavingFor={leavingFor} /> : null}
          </div>
          <Text size="tiny" tone="soft">
            Your data stays yours (GDPR). Company no. 000 000 000 · <TextLink href="/legal">Legal</TextLink> ·{' '}
            <TextLink href="/legal#privacy">Privacy</TextLink>
          </Text>
        </div>
      </section>
    </main>
  );
};

const SocialButtons = ({ onSocial, leavingFor }: Required<Pick<AuthPageProps, 'onSocial' | 'leavingFor'>>) => (
  <>
    <Text as="div" size="small" className={styles.or}>
      or
    </Text>
    <Button
      tone="quiet"
      width="full"
      icon="google"
      busy={leavingFor === 'google'}
      busyLabel="Signing in..."
      onClick={() => onSocial('google')}
    >
      Continue with Google
    </Button>
    <Button
      tone="quiet"
      width="full"
      icon="facebook"
      busy={leavingFor === 'facebook'}
      busyLabel="Signing in..."
      onClick={() => onSocial('facebook')}
    >
      Continue with Facebook
    </Button>
  </>
);
