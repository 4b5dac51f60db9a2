import { useSession } from '@sayso/voice/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepAlive } from '../../composition/keep-alive.ts';
import { createPronunciationSummary } from '../../composition/pronunciation-summary.ts';
import { useServices } from '../../composition/ServicesContext.ts';
import { useHeld } from '../../shell/useHeld.ts';
import { useLearner } from '../../shell/useLearner.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { PronunciationSummaryPage } from './PronunciationSummaryPage.tsx';

/** /pronunciation-summary: the latest drill; leaving stops the coach’s voice. */
export const PronunciationSummaryRoute = () => {
  usePageTitle('Your pronunciation');
  const services = useServices();
  const profile = useLearner();
  const navigate = useNavigate();
  const [kept] = useState(() =>
    keepAlive(
      createPronunciationSummary(services),
      (session) => void session.load().then(() => services.auth.reload()),
      (session) => session.dispose(),
    ),
  );
  const session = useHeld(kept);
  const { summary, tip } = useSession(session);

  return (
    <PronunciationSummaryPage
      state={summary}
      coach={profile.selected_character ?? 'John'}
      tip={tip}
      onTip={() => void session.getTip()}
      onRetry={() => void session.load()}
      onHome={() => void navigate('/home-coach')}
    />
  );
};
