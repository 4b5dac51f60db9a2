import { useSession } from '@sayso/voice/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepAlive } from '../../composition/keep-alive.ts';
import { useServices } from '../../composition/ServicesContext.ts';
import { createSummary } from '../../composition/summary.ts';
import { useHeld } from '../../shell/useHeld.ts';
import { useLearner } from '../../shell/useLearner.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { SessionSummaryPage } from './SessionSummaryPage.tsx';

/** /session-summary: asks until there is a summary; leaving stops the coach’s voice. */
export const SessionSummaryRoute = () => {
  usePageTitle('Your conversation');
  const services = useServices();
  const profile = useLearner();
  const navigate = useNavigate();
  const [kept] = useState(() =>
    keepAlive(
      createSummary(services),
      (session) => void session.load().then(() => services.auth.reload()),
      (session) => session.dispose(),
    ),
  );
  const session = useHeld(kept);
  const { summary, tip } = useSession(session);

  return (
    <SessionSummaryPage
      state={summary}
      coach={profile.selected_character ?? 'John'}
      tip={tip}
      onTip={() => void session.getTip()}
      onRetry={() => void session.load()}
      onHome={() => void navigate('/home-coach')}
    />
  );
};
