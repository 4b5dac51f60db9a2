import { Button } from '@sayso/ui/button';
import { Logo } from '@sayso/ui/logo';
import { Notice } from '@sayso/ui/notice';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { TextLink } from '@sayso/ui/text-link';
import { stage } from '@sayso/ui/theme';
import { TypedHeading } from '@sayso/ui/typed-heading';
import { VoiceWave } from '@sayso/ui/voice-wave';
import { restingWave } from '../../shell/resting-wave.ts';
import { laterForms } from './AuthForms.tsx';
import * as styles from './AuthPage.css.ts';
import { phrases, welcome } from './copy.ts';
import { type AuthFormProps, EmailForm } from './EmailForm.tsx';
import { providerIn, providerNames, type SocialProvider } from './providers.ts';

export interface AuthPageProps extends AuthFormProps {
  /** Where the code is to be found on a server that sends no mail. */
  readonly mailNote?: string | null;
  /** The learner chose a social provider. */
  readonly onSocial: (provider: SocialProvider) => void;
  /** Which provider is being gone to. */
  readonly leavingFor?: SocialProvider | null;
  /** Whether it is still being found out who is here. */
  readonly isLoading?: boolean;
  /** That of whoever runs the server, for the foot of the page. */
  readonly companyNumber?: string | null;
}

/** /auth: the typed heading is the hero, the form stands beside it. */
export const AuthPage = ({
  snapshot,
  flow,
  mailNote = null,
  onSocial,
  leavingFor = null,
  companyNumber = null,
  isLoading = false,
}: AuthPageProps) => {
  const { mode, email, message } = snapshot;
  const isFirst = mode === 'email';
  const Form = isFirst ? EmailForm : laterForms[mode];
  const provider = message && !isFirst ? providerIn(message.text) : null;
  return (
    <main className={styles.page}>
      <section {...stage} className={`${styles.hero} ${isFirst ? '' : styles.heroSmall}`}>
        <Logo />
        <div className={`${styles.heading} ${isFirst ? '' : styles.headingAway}`}>
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
          {provider ? <SocialButton provider={provider} onSocial={onSocial} leavingFor={leavingFor} /> : null}
          {mailNote ? <Notice>{mailNote}</Notice> : null}
          <div className={styles.form}>
            <Form key={mode} snapshot={snapshot} flow={flow} />
            {isFirst ? <SocialButtons onSocial={onSocial} leavingFor={leavingFor} /> : null}
          </div>
          <LegalLines companyNumber={companyNumber} isLoading={isLoading} />
        </div>
      </section>
    </main>
  );
};

/** Opened in a new tab: what was typed stays. */
const LegalLines = ({ companyNumber, isLoading }: Required<Pick<AuthPageProps, 'companyNumber' | 'isLoading'>>) => (
  <footer className={styles.legal}>
    <Text size="tiny" tone="soft">
      Your data is protected under the GDPR: it is never sold, and you can delete it at any time.
      {companyNumber ? ` Company no. ${companyNumber}.` : null}
    </Text>
    <Text size="tiny" tone="soft" role="status">
      {isLoading ? 'Loading user data...' : 'No user data available.'}
    </Text>
    <div className={styles.legalLinks}>
      <TextLink href="/legal?lang=en#terms" target="_blank" rel="noopener" size="small" place="alone">
        Terms
      </TextLink>
      <TextLink href="/legal?lang=en#privacy" target="_blank" rel="noopener" size="small" place="alone">
        Privacy
      </TextLink>
    </div>
  </footer>
);

type SocialProps = Required<Pick<AuthPageProps, 'onSocial' | 'leavingFor'>>;

const SocialButtons = (props: SocialProps) => (
  <>
    <Text as="div" size="small" className={styles.or}>
      or
    </Text>
    <SocialButton provider="google" {...props} />
    <SocialButton provider="facebook" {...props} />
  </>
);

const SocialButton = ({ provider, onSocial, leavingFor }: SocialProps & { readonly provider: SocialProvider }) => (
  <Button
    tone="quiet"
    width="full"
    icon={provider}
    busy={leavingFor === provider}
    busyLabel="Signing in..."
    onClick={() => onSocial(provider)}
  >
    Continue with {providerNames[provider]}
  </Button>
);
