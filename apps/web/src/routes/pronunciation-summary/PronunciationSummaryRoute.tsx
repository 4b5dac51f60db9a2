import { useSession } from '@sayso/voice/react';
import { createPronunciationSummary } from '../../composition/pronunciation-summary.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useSummarySession } from '../../shell/useSummarySession.ts';
import { PronunciationSummaryPage } from './PronunciationSummaryPage.tsx';

/** /pronunciation-summary: the latest drill; leaving stops the coach’s voice. */
export const PronunciationSummaryRoute = () => {
  usePageTitle('Your pronunciation');
  const { session, page } = useSummarySession(createPronunciationSummary);
  const { summary, tip } = useSession(session);
  return <PronunciationSummaryPage {...page} state={summary} tip={tip} />;
};
