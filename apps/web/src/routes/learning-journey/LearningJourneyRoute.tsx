import { ApiError } from '@sayso/api/client';
import { setCharacter } from '@sayso/api/contract/profile';
import type { CoachName } from '@sayso/api/contract/values';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../composition/ServicesContext.ts';
import { useLearner } from '../../shell/useLearner.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { CoachChoicePage } from './CoachChoicePage.tsx';

/** spec §9 "Coach choice redirect", in ms. */
const redirectDelay = 1200;

/** /learning-journey: choosing the coach, and choosing again. */
export const LearningJourneyRoute = () => {
  usePageTitle('Choose your coach');
  const { client, auth, toaster } = useServices();
  const profile = useLearner();
  const navigate = useNavigate();
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
      void auth.reload().then(() => navigate('/home-coach'));
    }, redirectDelay);
  };

  return (
    <CoachChoicePage
      name={profile.full_name ?? 'Learner'}
      chosen={choosing ?? profile.selected_character}
      busy={choosing !== null}
      onChoose={(coach) => void choose(coach)}
    />
  );
};
