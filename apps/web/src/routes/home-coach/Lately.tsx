import type { Practice } from '@sayso/api/contract/progress';
import { Text } from '@sayso/ui/primitives/text';
import { TextButton } from '@sayso/ui/text-link';
import type { LoadedState } from '../../shell/loaded.ts';
import * as styles from './HomeCoachPage.css.ts';
import { lately } from './lately.ts';

export interface LatelyProps {
  readonly practice: LoadedState<readonly Practice[]>;
  readonly today: string;
  readonly onRetry: () => void;
}

/** The last session and the minutes of today, or why they are not there. */
export const Lately = ({ practice, today, onRetry }: LatelyProps) => (
  <div role="status" className={styles.lately}>
    <Text tone="soft">{wordsOf(practice, today)}</Text>
    {practice.status === 'failed' ? <TextButton onClick={onRetry}>Try again</TextButton> : null}
  </div>
);

const wordsOf = (practice: LoadedState<readonly Practice[]>, today: string): string => {
  switch (practice.status) {
    case 'loading':
      return 'Looking up your last session...';
    case 'failed':
      return 'Your last session could not be loaded. You can practise all the same.';
    case 'loaded':
      return lately(practice.value, today);
  }
};
