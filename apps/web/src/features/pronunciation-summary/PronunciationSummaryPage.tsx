import type { CoachName } from '@sayso/api/contract/values';
import type { QueryState } from '@sayso/api/react';
import { Badge } from '@sayso/ui/badge';
import { Button } from '@sayso/ui/button';
import { Heading } from '@sayso/ui/primitives/heading';
import type { TipState } from '../../platform/spoken-tip/tip-state.ts';
import { LoadingSummary } from '../../platform/summary/LoadingSummary.tsx';
import { MissingSummary } from '../../platform/summary/MissingSummary.tsx';
import * as shared from '../../platform/summary/summary.css.ts';
import * as styles from './PronunciationSummaryPage.css.ts';
import { History } from './parts/History.tsx';
import { Score } from './parts/Score.tsx';
import { Tips } from './parts/Tips.tsx';
import { WordList } from './parts/WordList.tsx';
import type { SummaryView } from './summary-view.ts';

/** The state of the summary; `canRetry` where asking again may help. */
export type SummaryState =
  | Exclude<QueryState<SummaryView>, { status: 'error' }>
  | { readonly status: 'error'; readonly canRetry: boolean };

export interface PronunciationSummaryPageProps {
  readonly state: SummaryState;
  readonly coach: CoachName;
  readonly tip: TipState;
  readonly onTip: () => void;
  readonly onRetry: () => void;
  readonly onHome: () => void;
}

/** XP from which a drill earns the badge. */
const badgeFrom = 50;

const well: ReadonlySet<SummaryView['label']> = new Set(['Excellent', 'Good']);

/** /pronunciation-summary: how the drill went, word by word, and what to do about it. */
export const PronunciationSummaryPage = (props: PronunciationSummaryPageProps) => {
  switch (props.state.status) {
    case 'pending':
      return <LoadingSummary onHome={props.onHome} />;
    case 'error':
      return (
        <MissingSummary
          {...props}
          title="No pronunciation session found"
          text={
            props.state.canRetry
              ? 'Your summary could not be loaded. Check your connection and try again, or say a full sentence in a new drill.'
              : 'Say a full sentence in a drill, and its summary will be here.'
          }
          canRetry={props.state.canRetry}
        />
      );
    case 'success':
      return <Summary {...props} summary={props.state.data} />;
  }
};

const Summary = ({
  summary,
  coach,
  tip,
  onTip,
  onHome,
}: PronunciationSummaryPageProps & { readonly summary: SummaryView }) => (
  <main className={shared.page}>
    <header className={shared.head}>
      <div className={shared.badges}>
        <Badge size="standard">+{summary.xp} XP</Badge>
        {summary.xp >= badgeFrom ? (
          <Badge size="standard" tone="daisy" icon="gem">
            50+ XP
          </Badge>
        ) : null}
      </div>
      <Heading level={1}>{well.has(summary.label) ? 'Well said.' : 'Keep at it.'}</Heading>
    </header>
    <div className={shared.columns}>
      <div className={styles.main}>
        <Score summary={summary} />
        <div className={styles.pair}>
          <WordList title="Well-pronounced words" words={summary.wellSaid} empty="None yet. Say a few more." />
          <WordList title="Words to improve" words={summary.toImprove} empty="None this time." />
        </div>
      </div>
      <Tips coach={coach} coachTip={summary.tip} tip={tip} onTip={onTip} />
      {summary.history.length > 0 ? <History history={summary.history} /> : null}
    </div>
    <div className={styles.actions}>
      <Button disabled={tip.status === 'preparing'} onClick={onHome}>
        Back to Home
      </Button>
    </div>
  </main>
);
