import { sendMessage, startConversation } from '@sayso/api/contract/conversation';
import { useSyncExternalStore } from 'react';
import { timeZoneHere } from '../../platform/calendar/time-zone.ts';
import { useLearner } from '../../platform/learner/use-learner.ts';
import { useResource } from '../../platform/lifetime/use-resource.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useLimitLifted } from '../../platform/plan/use-limit-lifted.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { ChatPage } from './ChatPage.tsx';
import { createChatSession } from './chat-session.ts';

/** /chat: a conversation in writing with the learner’s coach, begun on arrival. */
export const ChatRoute = () => {
  const { client } = useServices();
  const { selected_character } = useLearner();
  const coach = selected_character ?? 'John';
  usePageTitle(`Write with ${coach}`);
  const session = useResource(
    () =>
      createChatSession({
        start: async (signal) =>
          (await client.call(startConversation, { time_zone: timeZoneHere() }, { signal })).reply,
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
