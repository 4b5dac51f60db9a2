import type { CoachName } from '@sayso/api/contract/values';
import type { Services } from '../composition/services.ts';
import { useFinishedSession } from './useFinishedSession.ts';
import { useLearner } from './useLearner.ts';

interface LoadedSession {
  load(): Promise<void>;
  getTip(): Promise<void>;
  dispose(): void;
}

/** The session of a summary for as long as its page is shown, and what the page asks of it. */
export const useSummarySession = <Session extends LoadedSession>(create: (services: Services) => Session) => {
  const profile = useLearner();
  const { session, onHome } = useFinishedSession(create);
  const coach: CoachName = profile.selected_character ?? 'John';
  const page = {
    coach,
    onTip: () => void session.getTip(),
    onRetry: () => void session.load(),
    onHome,
  };
  return { session, page };
};
