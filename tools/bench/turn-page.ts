import { readConversationServerMessage } from '@sayso/api/contract/conversation-socket';
import { browserClock } from '@sayso/voice/clock';
import { createConversationSession } from '@sayso/voice/conversation';
import { createPlayer } from '@sayso/voice/player';
import { createRecorder } from '@sayso/voice/recorder';
import { createSilenceDetector } from '@sayso/voice/silence';
import { createReconnectingSocket, type OpenSocket } from '@sayso/voice/socket';
import { createTranscriber } from '@sayso/voice/transcriber';

/** One turn, in milliseconds: end of speech to request sent, answer received to first sample. */
interface TurnCost {
  readonly request: number;
  readonly sound: number;
}

const speechMs = 1200;

/** Runs turns with the real recorder, transcriber, machine and player; only the server is in the page, and answers at once. */
const runTurns = async (answer: string, turns: number): Promise<TurnCost[]> => {
  const costs: TurnCost[] = [];
  let ended = 0;
  let request = 0;
  let received = 0;
  let count = 0;

  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when = 0, ...rest) {
    const ahead = Math.max(0, when - this.context.currentTime) * 1000;
    if (received > 0 && ended > 0) costs.push({ request, sound: performance.now() + ahead - received });
    received = 0;
    Reflect.apply(start, this, [when, ...rest]);
  };

  const say = (events: Parameters<OpenSocket>[1]) => {
    count += 1;
    const text = JSON.stringify({ type: 'bot_message', id: `b${count}`, text: 'Hello.', audio_base64: answer });
    received = performance.now();
    events.received(text);
  };
  const open: OpenSocket = (_url, events) => {
    setTimeout(() => {
      events.opened();
      events.received(JSON.stringify({ type: 'session', session_id: 's', history: [] }));
      say(events);
    });
    return {
      send: (text) => {
        const message = JSON.parse(text);
        if (message.type !== 'user_message') return true;
        setTimeout(() => {
          events.received(JSON.stringify({ type: 'ack', id: message.id }));
          say(events);
        });
        return true;
      },
      close: () => undefined,
    };
  };

  const session = createConversationSession({
    coach: 'Daisy',
    clock: browserClock,
    newId: () => crypto.randomUUID(),
    recorder: createRecorder(),
    player: createPlayer(),
    silence: createSilenceDetector({ clock: browserClock }),
    transcriber: createTranscriber({
      clock: browserClock,
      send: async () => {
        request = performance.now() - ended;
        return { transcript: 'I said something.', draft: false };
      },
    }),
    socket: createReconnectingSocket({
      clock: browserClock,
      open,
      url: async () => 'ws://in-the-page',
      read: readConversationServerMessage,
    }),
  });

  await new Promise<void>((resolve) => {
    let spoken = 0;
    session.subscribe(() => {
      if (costs.length >= turns) resolve();
      const { phase } = session.getSnapshot();
      if (phase !== 'listening' || spoken === count) return;
      spoken = count;
      setTimeout(() => {
        ended = performance.now();
        session.sendNow();
      }, speechMs);
    });
    session.start();
  });
  session.dispose();
  return costs;
};

Object.assign(window, { runTurns });
