import { sendMessage, startConversation } from '@sayso/api/contract/conversation';
import { useSyncExternalStore } from 'react';
import { useServices } from '../../composition/ServicesContext.ts';
import { useHeld } from '../../shell/useHeld.ts';
import { useLearner } from '../../shell/useLearner.ts';
import { useLimitLifted } from '../../shell/useLimitLifted.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { ChatPage } from './ChatPage.tsx';
import { createChatSession } from './chat-session.ts';

/** /chat: a conversation in writing with the learner’s coach, begun on arrival. */
export const ChatRoute = () => {
  const { client } = useServices();
  const { selected_character } = useLearner();
  const coach = selected_character ?? 'John';
  usePageTitle(`Write with ${coach}`);
  const session = useHeld(
    () =>
      createChatSession({
        start: async (signal) => (await client.call(startConversation, {}, { signal })).reply,
        send: async (message, signal) => (await client.call(sendMessage, { message }, { signal })).reply,
      }),
    (session) => void session.open(),
  );
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot);
  useLimitLifted(
    snapshot.phase === 'limited',
    () => void (snapshot.messages.length === 0 ? session.open() : session.retry()),
  );
  return <ChatPage coach={coach} snapshot={snapshot} actions={session} />;
};
