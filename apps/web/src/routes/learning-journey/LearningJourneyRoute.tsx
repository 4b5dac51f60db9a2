import { ApiError } from '@sayso/api/client';
import { setCharacter } from '@sayso/api/contract/profile';
import type { CoachName } from '@sayso/api/contract/values';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../composition/ServicesContext.ts';
import { useLearner } from '../../shell/useLearner.ts';
import { useLeaving } from '../../shell/useLeaving.ts';
import { useToday } from '../../shell/useNewDay.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { usePractice } from '../../shell/usePractice.ts';
import { useTotals } from '../../shell/useTotals.ts';
import { CoachChoicePage } from './CoachChoicePage.tsx';
import { JourneyPage } from './JourneyPage.tsx';
import { togetherOf } from './journey.ts';
import { usePastInterviews } from './usePastInterviews.ts';

/** spec §9 "Coach choice redirect", in ms. */
const redirectDelay = 1200;

/** /learning-journey: choosing the coach; once chosen, the way with them so far, and choosing again. */
export const LearningJourneyRoute = () => {
  const profile = useLearner();
  // Whoever comes to choose a coach keeps that screen until it leads on.
  const [isFirstChoice] = useState(profile.selected_character === null);
  usePageTitle(isFirstChoice ? 'Choose your coach' : 'Your journey');
  const { client, auth, toaster } = useServices();
  const navigate = useNavigate();
  const leaving = useLeaving();
  const [choosing, setChoosing] = useState<CoachName | null>(null);

  const choose = async (coach: CoachName) => {
    setChoosing(coach);
    try {
      await client.call(setCharacter, { selected_character: coach });
    } catch (error) {
      setChoosing(null);
      toaster.show(error instanceof ApiError ? 'Error selecting coach' : 'Network error', { kind: 'error' });
      return;
    }
    toaster.show(`Welcome aboard with ${coach}!`, { kind: 'success' });
    setTimeout(() => {
      void auth.reload().then(() => leaving.aborted || void navigate('/home-coach'));
    }, redirectDelay);
  };

  if (!isFirstChoice) return <Journey choosing={choosing} onChoose={(coach) => void choose(coach)} />;
  return (
    <CoachChoicePage
      name={profile.full_name ?? 'Learner'}
      chosen={choosing ?? profile.selected_character}
      busy={choosing !== null}
      onChoose={(coach) => void choose(coach)}
    />
  );
};

interface JourneyProps {
  readonly choosing: CoachName | null;
  readonly onChoose: (coach: CoachName) => void;
}

const Journey = ({ choosing, onChoose }: JourneyProps) => {
  const profile = useLearner();
  const coach = profile.selected_character ?? 'John';
  const { state, retry } = usePractice();
  const totals = useTotals();
  const interviews = usePastInterviews();
  const today = useToday(retry);
  return (
    <JourneyPage
      profile={profile}
      coach={coach}
      changingTo={choosing}
      practice={totals.status === 'loading' ? totals : state}
      together={totals.status === 'loaded' && totals.value ? togetherOf(coach, totals.value) : null}
      interviews={interviews}
      today={today}
      onChoose={onChoose}
      onRetry={retry}
    />
  );
};
