import { ApiError } from '@sayso/api/client';
import { setCharacter } from '@sayso/api/contract/profile';
import type { CoachName } from '@sayso/api/contract/values';
import { useApiMutation } from '@sayso/api/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToday } from '../../platform/calendar/use-today.ts';
import { useLearner } from '../../platform/learner/use-learner.ts';
import { useLeaving } from '../../platform/lifetime/use-leaving.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useSessions } from '../../platform/practice/use-sessions.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { CoachChoicePage } from './CoachChoicePage.tsx';
import { JourneyPage } from './JourneyPage.tsx';
import { findTogether } from './journey.ts';
import { usePastInterviews } from './use-past-interviews.ts';
import { useTotals } from './use-totals.ts';

/** How long the welcome stays until the way goes on to home, in ms. */
const redirectDelay = 1200;

/** /learning-journey: choosing the coach; once chosen, the way with them so far, and choosing again. */
export const LearningJourneyRoute = () => {
  const profile = useLearner();
  // A learner who comes to choose a coach keeps that screen until it leads on.
  const [isFirstChoice] = useState(profile.selected_character === null);
  usePageTitle(isFirstChoice ? 'Choose your coach' : 'Your journey');
  const { choosing, choose } = useCoachChoice();
  if (!isFirstChoice) return <Journey choosing={choosing} onChoose={choose} />;
  return (
    <CoachChoicePage
      name={profile.full_name ?? 'Learner'}
      chosen={choosing ?? profile.selected_character}
      busy={choosing !== null}
      onChoose={choose}
    />
  );
};

/** Choosing a coach, which leads home. A learner who has left the page meanwhile stays where they are. */
const useCoachChoice = () => {
  const { auth, toaster } = useServices();
  const navigate = useNavigate();
  const leaving = useLeaving();
  const { isPending, variables, mutate } = useApiMutation(setCharacter, {
    onSuccess: async (_answer, { selected_character: coach }) => {
      toaster.show(`Welcome aboard with ${coach}!`, { kind: 'success' });
      await new Promise((resolve) => setTimeout(resolve, redirectDelay));
      await auth.reload();
      // Also where /me gives no answer: home is the page that is then tried again.
      if (!leaving.aborted) void navigate('/home-coach');
    },
    onError: (error) =>
      toaster.show(error instanceof ApiError ? 'Error selecting coach' : 'Network error', { kind: 'error' }),
  });
  return {
    choosing: isPending ? variables.selected_character : null,
    choose: (coach: CoachName) => mutate({ selected_character: coach }),
  };
};

interface JourneyProps {
  readonly choosing: CoachName | null;
  readonly onChoose: (coach: CoachName) => void;
}

const Journey = ({ choosing, onChoose }: JourneyProps) => {
  const profile = useLearner();
  const coach = profile.selected_character ?? 'John';
  const { state, retry } = useSessions();
  const totals = useTotals();
  const interviews = usePastInterviews();
  const today = useToday();
  return (
    <JourneyPage
      profile={profile}
      coach={coach}
      changingTo={choosing}
      practice={totals.status === 'pending' ? totals : state}
      together={totals.status === 'success' && totals.data ? findTogether(coach, totals.data.coaches) : null}
      interviews={interviews}
      today={today}
      onChoose={onChoose}
      onRetry={retry}
    />
  );
};
