import type { CoachName } from '@sayso/api/contract/values';
import { Badge } from '@sayso/ui/badge';
import { Button } from '@sayso/ui/button';
import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { Skeleton } from '@sayso/ui/skeleton';
import { MissingSummary } from '../../shell/MissingSummary.tsx';
import * as shared from '../../shell/summary.css.ts';
import { History } from './History.tsx';
import * as styles from './PronunciationSummaryPage.css.ts';
import { Score } from './Score.tsx';
import type { GlobalTipState, SummaryState } from './summary-session.ts';
import type { SummaryView } from './summary-view.ts';
import { Tips } from './Tips.tsx';
import { WordList } from './WordList.tsx';

export interface PronunciationSummaryPageProps {
  readonly state: SummaryState;
  readonly coach: CoachName;
  readonly tip: GlobalTipState;
  readonly onTip: () => void;
  readonly onRetry: () => void;
  readonly onHome: () => void;
}

/** XP from which a drill earns the badge (spec §9). */
const badgeFrom = 50;

const well: ReadonlySet<SummaryView['label']> = new Set(['Excellent', 'Good']);

/** /pronunciation-summary: how the drill went, word by word, and what to do about it. */
export const PronunciationSummaryPage = (props: PronunciationSummaryPageProps) => {
  switch (props.state.status) {
    case 'loading':
      return <Loading />;
    case 'missing':
      return (
        <MissingSummary
          {...props}
          title="No pronunciation session found"
          text={
            props.state.canRetry
              ? 'The server could not be reached. Check your connection and try again, or say a full sentence in a new drill.'
              : 'Say a full sentence in a drill, and its summary will be here.'
          }
          canRetry={props.state.canRetry}
        />
      );
    case 'shown':
      return <Summary {...props} summary={props.state.summary} />;
  }
};

const Loading = () => (
  <main className={shared.page} aria-busy="true">
    <header className={shared.head}>
      <Heading level={1}>Looking back...</Heading>
      <Text role="status" tone="soft">
        Your summary is on its way.
      </Text>
    </header>
    <div className={styles.columns}>
      <Card kind="summary" className={styles.main}>
        <Skeleton lines={5} />
      </Card>
      <Card kind="summary">
        <Skeleton lines={3} />
      </Card>
    </div>
  </main>
);

const Summary = ({
  summary,
  coach,
  tip,
  onTip,
  onHome,
}: PronunciationSummaryPageProps & { readonly summary: SummaryView }) => {
  const isGenerating = tip.status === 'generating';
  return (
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
      <div className={styles.columns}>
        <div className={styles.main}>
          <Score summary={summary} />
          <div className={styles.pair}>
            <WordList title="Well-pronounced words" words={summary.wellSaid} empty="None yet. Say a few more." />
            <WordList title="Words to improve" words={summary.toImprove} empty="None this time." />
          </div>
        </div>
        <Tips coach={coach} coachTip={summary.tip} tip={tip} />
        {summary.history.length > 0 ? <History history={summary.history} /> : null}
      </div>
      <div className={styles.actions}>
        <Button icon="bulb" tone="quiet" busy={isGenerating} onClick={onTip}>
          Get Global Tip
        </Button>
        <Button disabled={isGenerating} onClick={onHome}>
          Back to Home
        </Button>
      </div>
    </main>
  );
};
