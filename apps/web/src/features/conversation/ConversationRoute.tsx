import type { CoachName } from '@sayso/api/contract/values';
import type { ConversationOutcome, ConversationSession } from '@sayso/voice/conversation';
import { useSession } from '@sayso/voice/react';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useLearner } from '../../platform/learner/use-learner.ts';
import { useResource } from '../../platform/lifetime/use-resource.ts';
import { LoadingPage } from '../../platform/loading/LoadingPage.tsx';
import { coachInAddress } from '../../platform/navigation/coach-in-address.ts';
import { NotFoundPage } from '../../platform/not-found/NotFoundPage.tsx';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useLimitLifted } from '../../platform/plan/use-limit-lifted.ts';
import { useCapabilities } from '../../platform/server/use-capabilities.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { TakenOverPage } from '../../platform/stage/TakenOverPage.tsx';
import { useTranscriptionToast } from '../../platform/stage/use-transcription-toast.ts';
import { ownStorage } from '../../platform/storage/own-storage.ts';
import { ConversationPage } from './ConversationPage.tsx';
import { createConversation } from './create-conversation.ts';
import { useSentenceVoice } from './use-sentence-voice.ts';

export interface ConversationRouteProps {
  /** The page that follows a conversation that has ended: its summary, or the journey for /conversation-session. */
  readonly endsAt: '/session-summary' | '/learning-journey';
}

/** /conversation/{character}: a live conversation, from its address to its end. */
export const ConversationRoute = ({ endsAt }: ConversationRouteProps) => {
  const { character } = useParams();
  const coach = coachInAddress(character);
  return coach ? <Conversation key={coach} coach={coach} endsAt={endsAt} /> : <NotFoundPage />;
};

const Conversation = ({ coach, endsAt }: ConversationRouteProps & { readonly coach: CoachName }) => {
  usePageTitle(`Talk with ${coach}`);
  const services = useServices();
  const storage = ownStorage(sessionStorage, useLearner());
  const { state } = useCapabilities();
  const [generation, setGeneration] = useState(0);
  if (state.status === 'pending') return <LoadingPage />;
  const capabilities = state.status === 'success' ? state.data : null;
  return (
    <LiveConversation
      key={generation}
      coach={coach}
      endsAt={endsAt}
      create={() =>
        createConversation(
          { ...services, capabilities, storage, origin: location.origin, onPlan: () => void services.auth.refresh() },
          coach,
          endsAt === '/learning-journey' ? 'first' : 'conversation',
        )
      }
      coachNote={capabilities?.coach.note ?? ''}
      onRestart={() => setGeneration(generation + 1)}
    />
  );
};

interface LiveConversationProps extends ConversationRouteProps {
  readonly coach: CoachName;
  /** The limits of this server’s coach, in its own words. */
  readonly coachNote: string;
  readonly create: () => ConversationSession;
  readonly onRestart: () => void;
}

const LiveConversation = ({ coach, endsAt, coachNote, create, onRestart }: LiveConversationProps) => {
  const { toaster } = useServices();
  const session = useResource(create, (session) => session.start());
  const snapshot = useTranscriptionToast(useSession(session), toaster);
  const sayAloud = useSentenceVoice(coach);
  const [textShown, setTextShown] = useState(false);
  useLimitLifted(snapshot.phase === 'limited', onRestart);
  if (snapshot.outcome) return <Leave outcome={snapshot.outcome} endsAt={endsAt} onRestart={onRestart} />;
  return (
    <ConversationPage
      coach={coach}
      snapshot={snapshot}
      actions={session}
      levels={session}
      endsWith={endsAt === '/learning-journey' ? 'journey' : 'summary'}
      coachNote={coachNote}
      onHear={sayAloud}
      textShown={textShown}
      onTextShownChange={setTextShown}
    />
  );
};

interface LeaveProps extends ConversationRouteProps {
  readonly outcome: ConversationOutcome;
  readonly onRestart: () => void;
}

const Leave = ({ outcome, endsAt, onRestart }: LeaveProps) => {
  switch (outcome) {
    case 'summary':
      return <Navigate to={endsAt} replace />;
    case 'payment':
      return <Navigate to="/payment" replace />;
    case 'unauthorized':
      return <Navigate to="/auth" replace />;
    case 'not-found':
      return <NotFoundPage />;
    case 'taken-over':
      return (
        <TakenOverPage
          title="This conversation is open in another tab"
          text="A conversation can be open in one tab only. Continue here, and it stops in the other tab."
          onContinue={onRestart}
        />
      );
  }
};
