import { getGlobalTip, getPronunciationSummary } from '@sayso/api/contract/pronunciation';
import { createQueryKey } from '@sayso/api/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLearner } from '../../platform/learner/use-learner.ts';
import { endedUnsaved } from '../../platform/navigation/ended-drill.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { useSpokenTip } from '../../platform/spoken-tip/use-spoken-tip.ts';
import { useSummaryQuery } from '../../platform/summary/use-summary-query.ts';
import { loadSummary, type MissingSummaryError } from './load-summary.ts';
import { PronunciationSummaryPage } from './PronunciationSummaryPage.tsx';
import { readTip } from './read-tip.ts';

/** /pronunciation-summary: the latest drill; leaving stops the coach’s voice. */
export const PronunciationSummaryRoute = () => {
  usePageTitle('Your pronunciation');
  const { client, toaster } = useServices();
  const { selected_character: coach } = useLearner();
  const navigate = useNavigate();
  const mayCome = endedUnsaved(useLocation().state);
  const { state, error, retry } = useSummaryQuery(
    createQueryKey(getPronunciationSummary),
    (signal) => loadSummary(() => client.call(getPronunciationSummary, undefined, { signal }), mayCome),
    () => toaster.show('No recent pronunciation session.', { kind: 'error' }),
  );
  const spoken = useSpokenTip({
    name: createQueryKey(getGlobalTip),
    ask: async (signal) => readTip(await client.call(getGlobalTip, undefined, { signal })),
    failure: 'Failed to fetch global tip.',
    silence: 'Tip loaded but audio failed to play',
  });
  return (
    <PronunciationSummaryPage
      {...spoken}
      state={state.status === 'error' ? { ...state, canRetry: (error as MissingSummaryError).canRetry } : state}
      coach={coach ?? 'John'}
      onRetry={retry}
      onHome={() => void navigate('/home-coach')}
    />
  );
};
