import { type CoachName, coaches } from '@sayso/api/contract/values';
import type { ConversationOutcome, ConversationSession } from '@sayso/voice/conversation';
import { useSession } from '@sayso/voice/react';
import { use, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { createConversation } from '../../composition/conversation.ts';
import { keepAlive } from '../../composition/keep-alive.ts';
import { useServices } from '../../composition/ServicesContext.ts';
import { useHeld } from '../../shell/useHeld.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { NotFoundRoute } from '../not-found/NotFoundRoute.tsx';
import { ConversationPage } from './ConversationPage.tsx';
import { TakenOverPage } from './TakenOverPage.tsx';

/** /conversation/{character}: a live conversation, from its address to its end. */
export const ConversationRoute = () => {
  const { character } = useParams();
  const coach = coaches.find((name) => name.toLowerCase() === character?.toLowerCase());
  return coach ? <Conversation key={coach} coach={coach} /> : <NotFoundRoute />;
};

const Conversation = ({ coach }: { readonly coach: CoachName }) => {
  usePageTitle(`Talk with ${coach}`);
  const services = useServices();
  const capabilities = use(services.capabilities());
  const [generation, setGeneration] = useState(0);
  const preferInPage = capabilities !== null && capabilities.speech_to_text.kind !== 'provider';
  return (
    <LiveConversation
      key={generation}
      coach={coach}
      create={() => createConversation({ ...services, preferInPage, origin: location.origin }, coach)}
      coachNote={capabilities?.coach.note ?? ''}
      onRestart={() => setGeneration(generation + 1)}
    />
  );
};

interface LiveConversationProps {
  readonly coach: CoachName;
  /** What this server’s coach cannot do, in its own words. */
  readonly coachNote: string;
  readonly create: () => ConversationSession;
  readonly onRestart: () => void;
}

const LiveConversation = ({ coach, coachNote, create, onRestart }: LiveConversationProps) => {
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
  if (snapshot.outcome) return <Leave outcome={snapshot.outcome} onRestart={onRestart} />;
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

const Leave = ({ outcome, onRestart }: { readonly outcome: ConversationOutcome; readonly onRestart: () => void }) => {
  switch (outcome) {
    case 'summary':
      return <Navigate to="/session-summary" replace />;
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
