import type { CoachName } from '@sayso/api/contract/values';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepAlive } from '../composition/keep-alive.ts';
import { useServices } from '../composition/ServicesContext.ts';
import type { Services } from '../composition/services.ts';
import { useHeld } from './useHeld.ts';
import { useLearner } from './useLearner.ts';

interface LoadedSession {
  load(): Promise<void>;
  getTip(): Promise<void>;
  dispose(): void;
}

/** The session of a summary for as long as its page is shown, and what the page asks of it. XP in the profile is read anew beside it. */
export const useSummarySession = <Session extends LoadedSession>(create: (services: Services) => Session) => {
  const services = useServices();
  const profile = useLearner();
  const navigate = useNavigate();
  const [kept] = useState(() =>
    keepAlive(
      create(services),
      (session) => void session.load().then(() => services.auth.reload()),
      (session) => session.dispose(),
    ),
  );
  const session = useHeld(kept);
  const coach: CoachName = profile.selected_character ?? 'John';
  const page = {
    coach,
    onTip: () => void session.getTip(),
    onRetry: () => void session.load(),
    onHome: () => void navigate('/home-coach'),
  };
  return { session, page };
};
