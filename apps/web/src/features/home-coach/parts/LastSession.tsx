import type { Practice } from '@sayso/api/contract/progress';
import type { QueryState } from '@sayso/api/react';
import { Text } from '@sayso/ui/primitives/text';
import { TextButton } from '@sayso/ui/text-link';
import * as styles from '../HomeCoachPage.css.ts';
import { describeLastSession } from '../last-session.ts';

export interface LastSessionProps {
  readonly practice: QueryState<readonly Practice[]>;
  readonly today: string;
  readonly onRetry: () => void;
}

/** The last session and the minutes of today, or why they are not there. */
export const LastSession = ({ practice, today, onRetry }: LastSessionProps) => (
  <div role="status" className={styles.lastSession}>
    <Text tone="soft">{describePractice(practice, today)}</Text>
    {practice.status === 'error' ? <TextButton onClick={onRetry}>Try again</TextButton> : null}
  </div>
);

const describePractice = (practice: QueryState<readonly Practice[]>, today: string): string => {
  switch (practice.status) {
    case 'pending':
      return 'Loading your last session...';
    case 'error':
      return 'We could not load your last session. You can still practise.';
    case 'success':
      return describeLastSession(practice.data, today);
  }
};
