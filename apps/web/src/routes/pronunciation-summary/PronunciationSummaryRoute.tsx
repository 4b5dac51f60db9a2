import { useSession } from '@sayso/voice/react';
import { useLocation } from 'react-router-dom';
import { createPronunciationSummary } from '../../composition/pronunciation-summary.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useSummarySession } from '../../shell/useSummarySession.ts';
import { endedUnsaved } from './ended-drill.ts';
import { PronunciationSummaryPage } from './PronunciationSummaryPage.tsx';

/** /pronunciation-summary: the latest drill; leaving stops the coach’s voice. */
export const PronunciationSummaryRoute = () => {
  usePageTitle('Your pronunciation');
  const mayCome = endedUnsaved(useLocation().state);
  const { session, page } = useSummarySession((services) => createPronunciationSummary(services, mayCome));
  const { summary, tip } = useSession(session);
  return <PronunciationSummaryPage {...page} state={summary} tip={tip} />;
};
