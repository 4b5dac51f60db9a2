import type { CoachName } from '@sayso/api/contract/values';
import { useSession } from '@sayso/voice/react';
import { Navigate, useParams } from 'react-router-dom';
import { useResource } from '../../platform/lifetime/use-resource.ts';
import { LoadingPage } from '../../platform/loading/LoadingPage.tsx';
import { coachInAddress } from '../../platform/navigation/coach-in-address.ts';
import type { EndedDrill } from '../../platform/navigation/ended-drill.ts';
import { NotFoundPage } from '../../platform/not-found/NotFoundPage.tsx';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useCapabilities } from '../../platform/server/use-capabilities.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { useTranscriptionToast } from '../../platform/stage/use-transcription-toast.ts';
import { createDrill } from './create-drill.ts';
import { PronunciationPage } from './PronunciationPage.tsx';

/** /pronunciation/{coach}: a drill, from its address to its end. */
export const PronunciationRoute = () => {
  const coach = coachInAddress(useParams()['coach']);
  return coach ? <Drill key={coach} coach={coach} /> : <NotFoundPage />;
};

const Drill = ({ coach }: { readonly coach: CoachName }) => {
  usePageTitle(`Pronunciation with ${coach}`);
  const { state } = useCapabilities();
  if (state.status === 'pending') return <LoadingPage />;
  return (
    <LiveDrill coach={coach} engineNote={state.status === 'success' ? (state.data?.pronunciation.note ?? '') : ''} />
  );
};

interface LiveDrillProps {
  readonly coach: CoachName;
  /** The limits of this server’s judge of pronunciation, in its own words. */
  readonly engineNote: string;
}

const LiveDrill = ({ coach, engineNote }: LiveDrillProps) => {
  const services = useServices();
  const session = useResource(
    () => createDrill(services, coach),
    (session) => session.start(),
  );
  const snapshot = useTranscriptionToast(useSession(session), services.toaster);
  if (snapshot.outcome === 'unauthorized') return <Navigate to="/auth" replace />;
  if (snapshot.outcome === 'summary') {
    return <Navigate to="/pronunciation-summary" replace state={{ unsaved: snapshot.unsaved } satisfies EndedDrill} />;
  }
  return (
    <PronunciationPage coach={coach} snapshot={snapshot} actions={session} levels={session} engineNote={engineNote} />
  );
};
