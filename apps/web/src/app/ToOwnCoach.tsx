import { Navigate } from 'react-router-dom';
import { useLearner } from '../platform/learner/use-learner.ts';

export interface ToOwnCoachProps {
  readonly under: '/pronunciation' | '/conversation';
}

/** Leads on to an address that ends with the learner’s own coach, John until there is one. */
export const ToOwnCoach = ({ under }: ToOwnCoachProps) => {
  const { selected_character } = useLearner();
  return <Navigate to={`${under}/${selected_character ?? 'John'}`} replace />;
};
