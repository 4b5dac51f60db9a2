import { useEffect } from 'react';
import { useToday } from '../../platform/calendar/use-today.ts';
import { useLearner } from '../../platform/learner/use-learner.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useSessions } from '../../platform/practice/use-sessions.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { HomeCoachPage } from './HomeCoachPage.tsx';

/** How many sessions are enough to say when the learner was here last, and how much was spoken today. */
const recent = 50;

/** /home-coach: the first page of a learner. */
export const HomeCoachRoute = () => {
  usePageTitle('Home');
  const { auth } = useServices();
  const profile = useLearner();
  const { state, retry } = useSessions(recent);
  const today = useToday();

  // A conversation may be over since the profile was loaded: experience has grown, and one free conversation is used up.
  useEffect(() => void auth.refresh(), [auth]);

  return <HomeCoachPage profile={profile} practice={state} today={today} onRetry={retry} />;
};
