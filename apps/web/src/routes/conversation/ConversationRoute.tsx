import type { CoachName } from '@sayso/api/contract/values';
import type { ConversationOutcome, ConversationSession } from '@sayso/voice/conversation';
import { useSession } from '@sayso/voice/react';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { createConversation } from '../../composition/conversation.ts';
import { ownStorage } from '../../composition/own-storage.ts';
import { useServices } from '../../composition/ServicesContext.ts';
import { coachInAddress } from '../../shell/coach-in-address.ts';
import { TakenOverPage } from '../../shell/stage/TakenOverPage.tsx';
import { useTranscriptionToast } from '../../shell/stage/useTranscriptionToast.ts';
import { useCapabilities } from '../../shell/useCapabilities.ts';
import { useHeld } from '../../shell/useHeld.ts';
import { useLearner } from '../../shell/useLearner.ts';
import { useLimitLifted } from '../../shell/useLimitLifted.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { NotFoundRoute } from '../not-found/NotFoundRoute.tsx';
import { ConversationPage } from './ConversationPage.tsx';

export interface ConversationRouteProps {
  /** Where a conversation leads that came to its end: its summary, or the journey for /conversation-session (spec §2). */
  readonly endsAt: '/session-summary' | '/learning-journey';
}

/** /conversation/{character}: a live conversation, from its address to its end. */
export const ConversationRoute = ({ endsAt }: ConversationRouteProps) => {
  const { character } = useParams();
  const coach = coachInAddress(character);
  return coach ? <Conversation key={coach} coach={coach} endsAt={endsAt} /> : <NotFoundRoute />;
};

const Conversation = ({ coach, endsAt }: ConversationRouteProps & { readonly coach: CoachName }) => {
  usePageTitle(`Talk with ${coach}`);
  const services = useServices();
  const storage = ownStorage(sessionStorage, useLearner());
  const capabilities = useCapabilities();
  const [generation, setGeneration] = useState(0);
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
  /** What this server’s coach cannot do, in its own words. */
  readonly coachNote: string;
  readonly create: () => ConversationSession;
  readonly onRestart: () => void;
}

const LiveConversation = ({ coach, endsAt, coachNote, create, onRestart }: LiveConversationProps) => {
  const { toaster } = useServices();
  const session = useHeld(create, (session) => session.start());
  const snapshot = useTranscriptionToast(useSession(session), toaster);
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
      return <NotFoundRoute />;
    case 'taken-over':
      return (
        <TakenOverPage
          title="You are talking in another tab"
          text="A conversation can be open once. Go on here, and the other tab lets go of it."
          onContinue={onRestart}
        />
      );
  }
};
