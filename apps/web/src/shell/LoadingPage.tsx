import { Button } from '@sayso/ui/button';
import { Text } from '@sayso/ui/primitives/text';
import * as page from './CenteredPage.css.ts';
import * as styles from './LoadingPage.css.ts';
import { TakesLonger, type TakesLongerProps } from './TakesLonger.tsx';
import { useElapsed } from './useElapsed.ts';

/** From when on a part of the app that has not come is asked for again, in ms: a call of the contract has failed by then and said so. */
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
