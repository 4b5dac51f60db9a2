import { useSession } from '@sayso/voice/react';
import { createSummary } from '../../composition/summary.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useSummarySession } from '../../shell/useSummarySession.ts';
import { SessionSummaryPage } from './SessionSummaryPage.tsx';

/** /session-summary: asks until there is a summary; leaving stops the coach’s voice. */
export const SessionSummaryRoute = () => {
  usePageTitle('Your conversation');
  const { session, page } = useSummarySession(createSummary);
  const { summary, tip } = useSession(session);
  return <SessionSummaryPage {...page} state={summary} tip={tip} />;
};
