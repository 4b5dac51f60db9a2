import type { CoachName } from '@sayso/api/contract/values';
import { useSession } from '@sayso/voice/react';
import { Navigate, useParams } from 'react-router-dom';
import { createDrill } from '../../composition/drill.ts';
import { useServices } from '../../composition/ServicesContext.ts';
import { coachInAddress } from '../../shell/coach-in-address.ts';
import { useTranscriptionToast } from '../../shell/stage/useTranscriptionToast.ts';
import { useCapabilities } from '../../shell/useCapabilities.ts';
import { useHeld } from '../../shell/useHeld.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { NotFoundRoute } from '../not-found/NotFoundRoute.tsx';
import type { EndedDrill } from '../pronunciation-summary/ended-drill.ts';
import { PronunciationPage } from './PronunciationPage.tsx';

/** /pronunciation/{coach}: a drill, from its address to its end. */
export const PronunciationRoute = () => {
  const coach = coachInAddress(useParams()['coach']);
  return coach ? <Drill key={coach} coach={coach} /> : <NotFoundRoute />;
};

const Drill = ({ coach }: { readonly coach: CoachName }) => {
  usePageTitle(`Pronunciation with ${coach}`);
  const services = useServices();
  const capabilities = useCapabilities();
  const session = useHeld(
    () => createDrill(services, coach),
    (session) => session.start(),
  );
  const snapshot = useTranscriptionToast(useSession(session), services.toaster);
  if (snapshot.outcome === 'unauthorized') return <Navigate to="/auth" replace />;
  if (snapshot.outcome === 'summary') {
    return <Navigate to="/pronunciation-summary" replace state={{ unsaved: snapshot.unsaved } satisfies EndedDrill} />;
  }
  return (
    <PronunciationPage
      coach={coach}
      snapshot={snapshot}
      actions={session}
      levels={session}
      engineNote={capabilities?.pronunciation.note ?? ''}
    />
  );
};
