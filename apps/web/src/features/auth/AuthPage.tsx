import { Button } from '@sayso/ui/button';
import { Logo } from '@sayso/ui/logo';
import { Notice } from '@sayso/ui/notice';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { TextLink } from '@sayso/ui/text-link';
import { stage } from '@sayso/ui/theme';
import { TypedHeading } from '@sayso/ui/typed-heading';
import { VoiceWave } from '@sayso/ui/voice-wave';
import type { ReactNode } from 'react';
import { restingWave } from '../../platform/page/resting-wave.ts';
import * as styles from './AuthPage.css.ts';
import { phrases, welcome } from './copy.ts';
import { laterForms } from './parts/AuthForms.tsx';
import { type AuthFormProps, EmailForm } from './parts/EmailForm.tsx';
import { type AuthMessage, findProvider, providerNames, type SocialProvider } from './providers.ts';

export interface AuthPageProps extends AuthFormProps {
  /** The note on where the code is found on a server that sends no mail. */
  readonly mailNote?: ReactNode;
  /** The learner chose a social provider. */
  readonly onSocial: (provider: SocialProvider) => void;
  /** Which provider is being gone to. */
  readonly leavingFor?: SocialProvider | null;
  /** The operator of the server: `OperatorLines`. */
  readonly operator: ReactNode;
}

/** /auth: the typed heading is the hero, the form stands beside it. */
export const AuthPage = ({ snapshot, flow, mailNote = null, onSocial, leavingFor = null, operator }: AuthPageProps) => {
  const { mode, email, message } = snapshot;
  const isFirst = mode === 'email';
  const Form = isFirst ? EmailForm : laterForms[mode];
  const provider = message && !isFirst ? findProvider(`${message.text} ${message.more ?? ''}`) : null;
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
          {message ? <AuthNotice {...message} /> : null}
          {provider ? <SocialButton provider={provider} onSocial={onSocial} leavingFor={leavingFor} /> : null}
          {mailNote}
          <div className={styles.form}>
            <Form key={mode} snapshot={snapshot} flow={flow} />
            {isFirst ? <SocialButtons onSocial={onSocial} leavingFor={leavingFor} /> : null}
          </div>
          <LegalLines operator={operator} />
        </div>
      </section>
    </main>
  );
};

/** One sentence, and beneath it why and what to do next. */
const AuthNotice = ({ tone, text, more }: AuthMessage) => (
  <Notice tone={tone === 'success' ? 'good' : 'error'} title={more && text}>
    {more ?? text}
  </Notice>
);

/** The links open a new tab, so that what was typed stays. */
const LegalLines = ({ operator }: Pick<AuthPageProps, 'operator'>) => (
  <footer className={styles.legal}>
    <Text size="tiny" tone="soft">
      Your data is protected by European law (GDPR). We never sell it, and you can delete it at any time.
    </Text>
    {operator}
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
