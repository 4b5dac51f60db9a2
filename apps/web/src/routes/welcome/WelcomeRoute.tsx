import { Coach } from '@sayso/ui/coach';
import { LinkButton } from '@sayso/ui/link-button';
import { Logo } from '@sayso/ui/logo';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { Navigate } from 'react-router-dom';
import { AppLink } from '../../shell/AppLink.tsx';
import { routeAfterSignIn } from '../../shell/route-after-sign-in.ts';
import { useAuth } from '../../shell/useAuth.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import * as styles from './WelcomePage.css.ts';

/** /: what Sayso is, for somebody who is not signed in. */
export const WelcomeRoute = () => {
  usePageTitle('Speak boldly. Learn effortlessly.');
  const who = useAuth();
  if (who.status === 'learner') return <Navigate to={routeAfterSignIn(who.profile)} replace />;
  return <WelcomePage />;
};

export const WelcomePage = () => (
  <main className={styles.page}>
    <Logo />
    <div className={styles.faces}>
      <Coach name="John" size="fill" decorative className={styles.john} />
      <Coach name="Daisy" size="fill" state="listening" decorative className={styles.daisy} />
    </div>
    <div className={styles.words}>
      <Heading level={1}>
        <span className={styles.sentence}>Speak boldly. </span>
        <span className={styles.sentence}>Learn effortlessly.</span>
      </Heading>
      <Text size="large" tone="soft">
        Talk with John or Daisy. They listen, answer aloud, and show you what to say better.
      </Text>
      <LinkButton href="/auth" size="large" component={AppLink} className={styles.action}>
        Start talking
      </LinkButton>
    </div>
  </main>
);
