import { Coach } from '@sayso/ui/coach';
import { LinkButton } from '@sayso/ui/link-button';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { Steps } from '@sayso/ui/steps';
import { ReplacingLink } from '../../platform/navigation/ReplacingLink.tsx';
import * as styles from './LoginSuccessPage.css.ts';

/** How many steps the welcome has. */
export const welcomeSteps = 3;

const words = [
  ['You are in.', 'Your account is ready.'],
  ['Your coaches are here.', 'John and Daisy are ready for you.'],
  ['Let’s talk.', 'Mistakes are welcome here.'],
] as const;

export interface LoginSuccessPageProps {
  /** Which of the steps is shown, from 1. */
  readonly step: 1 | 2 | 3;
  /** The address that the learner goes on to; not known before the profile is loaded. */
  readonly onward: string | null;
}

/** /login-success: a welcome in three steps while the profile comes. */
export const LoginSuccessPage = ({ step, onward }: LoginSuccessPageProps) => {
  const [title, text] = words[step - 1] ?? words[0];
  return (
    <main className={styles.page} aria-busy={onward === null}>
      <div className={styles.faces}>
        <Coach name="John" size="fill" state={step === 2 ? 'speaking' : 'idle'} volume={0.4} decorative />
        <Coach name="Daisy" size="fill" state={step === 3 ? 'listening' : 'idle'} decorative />
      </div>
      <div className={styles.words} role="status" key={step}>
        <Heading level={1}>{title}</Heading>
        <Text size="large" tone="soft">
          {text}
        </Text>
      </div>
      <Steps label="Welcome" current={step} total={welcomeSteps} labelVisibility="hidden" />
      <div className={styles.action}>
        {onward ? (
          <LinkButton href={onward} component={ReplacingLink}>
            Continue
          </LinkButton>
        ) : null}
      </div>
    </main>
  );
};
