import { Carousel } from '@sayso/ui/carousel';
import { LinkButton } from '@sayso/ui/link-button';
import { Logo } from '@sayso/ui/logo';
import { VisuallyHidden } from '@sayso/ui/primitives/visually-hidden';
import { useNavigate } from 'react-router-dom';
import { AppLink } from '../../platform/navigation/AppLink.tsx';
import { slides } from './parts/slides.tsx';
import * as styles from './WelcomePage.css.ts';

/** Milliseconds until the next slide, and on the last one until sign-in. */
const WELCOME_DELAY = { next: 3000, last: 5000 } as const;

/** Three slides that go on by themselves, once and not around, and a way past them at any time. */
export const WelcomePage = () => {
  const navigate = useNavigate();
  return (
    <main className={styles.page}>
      <header className={styles.top}>
        <Logo />
        <LinkButton href="/auth" tone="quiet" component={AppLink}>
          Sign in
        </LinkButton>
      </header>
      <VisuallyHidden as="h1">Say more. Fearless.</VisuallyHidden>
      <Carousel
        label="What Sayso is"
        slides={slides}
        interval={WELCOME_DELAY.next}
        lastFor={WELCOME_DELAY.last}
        onEnd={() => void navigate('/auth')}
        className={styles.slides}
      />
    </main>
  );
};
