import { useNavigate } from 'react-router-dom';
import { useServices } from '../composition/ServicesContext.ts';
import type { Services } from '../composition/services.ts';
import { useHeld } from './useHeld.ts';

interface FinishedSession {
  load(): Promise<void>;
  dispose(): void;
}

/** What is told of something that was practised, for as long as its page is shown. XP in the profile is looked at anew beside it. */
export const useFinishedSession = <Session extends FinishedSession>(create: (services: Services) => Session) => {
  const services = useServices();
  const navigate = useNavigate();
  const session = useHeld(
    () => create(services),
    (held) => void held.load().then(() => services.auth.refresh()),
  );
  return { session, onHome: () => void navigate('/home-coach') };
};
