import { useNavigate } from 'react-router-dom';
import { useLearner } from '../../platform/learner/use-learner.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { SessionSummaryPage } from './SessionSummaryPage.tsx';
import { useSessionSummary } from './use-session-summary.ts';

/** /session-summary: asks until there is a summary; leaving stops the coach’s voice. */
export const SessionSummaryRoute = () => {
  usePageTitle('Your conversation');
  const navigate = useNavigate();
  const { selected_character: coach } = useLearner();
  const summary = useSessionSummary();
  return <SessionSummaryPage {...summary} coach={coach ?? 'John'} onHome={() => void navigate('/home-coach')} />;
};
