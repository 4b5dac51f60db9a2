import { browserClock } from '@sayso/voice/clock';
import { type ConversationSocket, createConversationSession } from '@sayso/voice/conversation';
import { createPlayer } from '@sayso/voice/player';
import { useSession } from '@sayso/voice/react';
import { createRecorder } from '@sayso/voice/recorder';
import { createSilenceDetector } from '@sayso/voice/silence';
import type { Transcriber } from '@sayso/voice/transcriber';

/** Creates the session of one conversation. The socket and the transcriber are made as on their own pages. */
export const createTalk = (socket: ConversationSocket, transcriber: Transcriber) =>
  createConversationSession({
    coach: 'Daisy',
    socket,
    transcriber,
    recorder: createRecorder(),
    player: createPlayer(),
    silence: createSilenceDetector({ clock: browserClock }),
    clock: browserClock,
    newId: () => crypto.randomUUID(),
  });

/** Make the session outside of React, and dispose of it when the learner leaves the page. */
export function Talk({ session }: { session: ReturnType<typeof createTalk> }) {
  const { phase, messages, canSendNow, notice } = useSession(session);
  return (
    <main>
      <p role="status">{notice?.text ?? phase}</p>
      <ol>
        {messages.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
      <button type="button" onClick={session.start}>
        Start
      </button>
      <button type="button" disabled={!canSendNow} onClick={session.sendNow}>
        Send Now
      </button>
      <button type="button" onClick={session.hangUp}>
        Hang up
      </button>
    </main>
  );
}
