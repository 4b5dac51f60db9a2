import { Button } from '@sayso/ui/button';
import { Text } from '@sayso/ui/primitives/text';
import * as page from '../page/CenteredPage.css.ts';
import * as styles from './LoadingPage.css.ts';
import { TakesLonger, type TakesLongerProps } from './TakesLonger.tsx';
import { useElapsed } from './use-elapsed.ts';

/**
 * Time after which a part of the app that has not been loaded is requested again, in ms. A call of the contract has failed and shown its
 * error by then.
 */
const givenUpMs = 18_000;

export interface LoadingPageProps extends TakesLongerProps {
  /** When there is a way to load the page again, in ms. */
  readonly againAfterMs?: number;
}

/** Stands there while a screen is on its way: empty for a moment, then in words, and no page for ever. */
export const LoadingPage = ({ againAfterMs = givenUpMs, ...props }: LoadingPageProps) => {
  const isGivenUp = useElapsed(againAfterMs);
  return (
    <main className={page.page} aria-busy="true">
      <div role="status" className={styles.words}>
        <Text tone="soft">Loading...</Text>
        <TakesLonger {...props} />
      </div>
      {isGivenUp ? (
        <Button icon="refresh" onClick={() => location.reload()}>
          Try again
        </Button>
      ) : null}
    </main>
  );
};
