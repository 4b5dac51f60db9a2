import type { ConversationSummary } from '@sayso/api/contract/conversation';
import type { CoachName } from '@sayso/api/contract/values';
import type { QueryState } from '@sayso/api/react';
import { Badge } from '@sayso/ui/badge';
import { Button } from '@sayso/ui/button';
import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import type { TipState } from '../../platform/spoken-tip/tip-state.ts';
import { LoadingSummary } from '../../platform/summary/LoadingSummary.tsx';
import { MissingSummary } from '../../platform/summary/MissingSummary.tsx';
import * as shared from '../../platform/summary/summary.css.ts';
import { CoachTip } from './parts/CoachTip.tsx';
import { Weaknesses } from './parts/Weaknesses.tsx';
import * as styles from './SessionSummaryPage.css.ts';

/** The state of the summary. `empty`: nothing was said that could be summed up. */
export type SummaryState = QueryState<ConversationSummary> | { readonly status: 'empty' };

export interface SessionSummaryPageProps {
  readonly state: SummaryState;
  readonly coach: CoachName;
  readonly tip: TipState;
  readonly onTip: () => void;
  readonly onRetry: () => void;
  readonly onHome: () => void;
}

/** Total XP over which the milestone badge shows. */
const milestone = 1000;

/** /session-summary: what was talked about, what to say better, and one tip. */
export const SessionSummaryPage = (props: SessionSummaryPageProps) => {
  switch (props.state.status) {
    case 'pending':
      return <LoadingSummary onHome={props.onHome} />;
    case 'empty':
      return (
        <MissingSummary
          {...props}
          title="No conversation detected"
          text="We did not hear you this time. Say one or two sentences, and you will see your summary here."
        />
      );
    case 'error':
      return (
        <MissingSummary
          {...props}
          title="Your summary is not ready"
          text="The conversation is saved, but its summary could not be loaded. Check your connection and try again."
          canRetry
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
      <Heading level={1}>Well done!</Heading>
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
