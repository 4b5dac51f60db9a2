import type { CoachName } from '@sayso/api/contract/values';
import type { ConversationOutcome, ConversationSession } from '@sayso/voice/conversation';
import { useSession } from '@sayso/voice/react';
import { use, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { createConversation } from '../../composition/conversation.ts';
import { keepAlive } from '../../composition/keep-alive.ts';
import { useServices } from '../../composition/ServicesContext.ts';
import { coachInAddress } from '../../shell/coach-in-address.ts';
import { useHeld } from '../../shell/useHeld.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { NotFoundRoute } from '../not-found/NotFoundRoute.tsx';
import { ConversationPage } from './ConversationPage.tsx';
import { TakenOverPage } from './TakenOverPage.tsx';

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
  const capabilities = use(services.capabilities());
  const [generation, setGeneration] = useState(0);
  const preferInPage = capabilities !== null && capabilities.speech_to_text.kind !== 'provider';
  return (
    <LiveConversation
      key={generation}
      coach={coach}
      endsAt={endsAt}
      create={() => createConversation({ ...services, preferInPage, origin: location.origin }, coach)}
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
  const [kept] = useState(() =>
    keepAlive(
      create(),
      (session) => session.start(),
      (session) => session.dispose(),
    ),
  );
  const session = useHeld(kept);
  const snapshot = useSession(session);
  const [textShown, setTextShown] = useState(false);
  if (snapshot.outcome) return <Leave outcome={snapshot.outcome} endsAt={endsAt} onRestart={onRestart} />;
  return (
    <ConversationPage
      coach={coach}
      snapshot={snapshot}
      actions={session}
      levels={session}
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
      return <TakenOverPage onContinue={onRestart} />;
  }
};
