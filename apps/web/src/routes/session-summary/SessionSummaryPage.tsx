import type { ConversationSummary } from '@sayso/api/contract/conversation';
import type { CoachName } from '@sayso/api/contract/values';
import { Badge } from '@sayso/ui/badge';
import { Button } from '@sayso/ui/button';
import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { LoadingSummary } from '../../shell/LoadingSummary.tsx';
import { MissingSummary } from '../../shell/MissingSummary.tsx';
import * as shared from '../../shell/summary.css.ts';
import { CoachTip, type TipState } from './CoachTip.tsx';
import * as styles from './SessionSummaryPage.css.ts';
import { Weaknesses } from './Weaknesses.tsx';

/** What became of asking for the summary. */
export type SummaryState =
  | { readonly status: 'loading' }
  | { readonly status: 'shown'; readonly summary: ConversationSummary }
  | { readonly status: 'empty' }
  | { readonly status: 'failed' };

export interface SessionSummaryPageProps {
  readonly state: SummaryState;
  readonly coach: CoachName;
  readonly tip: TipState;
  readonly onTip: () => void;
  readonly onRetry: () => void;
  readonly onHome: () => void;
}

/** Total XP over which the milestone badge shows (spec §9). */
const milestone = 1000;

/** /session-summary: what was talked about, what to say better, and one tip. */
export const SessionSummaryPage = (props: SessionSummaryPageProps) => {
  switch (props.state.status) {
    case 'loading':
      return <LoadingSummary onHome={props.onHome} />;
    case 'empty':
      return (
        <MissingSummary
          {...props}
          title="No conversation detected"
          text="Nothing you said reached us this time. Say a sentence or two, and your summary will be here."
        />
      );
    case 'failed':
      return (
        <MissingSummary
          {...props}
          title="Your summary is not here yet"
          text="The conversation is saved, but its summary could not be loaded. Check your connection and try again."
          canRetry
        />
      );
    case 'shown':
      return <Summary {...props} summary={props.state.summary} />;
  }
};

const Summary = ({
  summary,
  coach,
  tip,
  onTip,
  onHome,
}: SessionSummaryPageProps & { readonly summary: ConversationSummary }) => (
  <main className={shared.page}>
    <header className={shared.head}>
      <div className={shared.badges}>
        <Badge size="standard">+{summary.xp_gained} XP</Badge>
        {(summary.total_xp ?? 0) > milestone ? (
          <Badge size="standard" tone="daisy" icon="gem">
            1000+ XP
          </Badge>
        ) : null}
      </div>
      <Heading level={1}>Well talked.</Heading>
    </header>
    <div className={styles.columns}>
      {summary.summary ? (
        <Card kind="summary" as="section" className={styles.recap}>
          <Heading level={2} size="3">
            What you talked about
          </Heading>
          <Text>{summary.summary}</Text>
        </Card>
      ) : null}
      <div className={styles.mistakes}>
        <Weaknesses coach={coach} summary={summary} />
      </div>
      <CoachTip coach={coach} tip={tip} onTip={onTip} />
    </div>
    <div className={styles.actions}>
      <Button onClick={onHome}>Back to Home</Button>
    </div>
  </main>
);
