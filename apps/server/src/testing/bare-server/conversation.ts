import type { WebSocket } from 'ws';

/** A message of the page, parsed. */
type Sent = Readonly<Record<string, unknown>>;

export interface BareConversationOptions {
  /** The coach's voice, base64. */
  readonly voice: string;
  /** Milliseconds that the coach thinks. */
  readonly thinkMs: number;
  /** Hears every message of the page. */
  readonly onMessage: (message: Sent) => void;
}

/** One connection as the specification has it, and nothing else: every connection begins with a greeting. */
export const serveBareConversation = (
  socket: WebSocket,
  { voice, thinkMs, onMessage }: BareConversationOptions,
): void => {
  const say = (message: object) => socket.send(JSON.stringify(message));
  const speak = (text: string) => {
    say({ type: 'coach_volume', volume: 0.4 });
    say({ type: 'bot_message', text, audio_base64: voice, block: false });
  };
  socket.on('message', (data) => {
    const message: Sent = JSON.parse(String(data));
    onMessage(message);
    if (message['type'] === 'terminate') return say({ type: 'terminate_done' });
    if (message['type'] !== 'user_message') return;
    say({ type: 'user_volume', volume: 0 });
    say({ type: 'coach_thinking' });
    setTimeout(() => socket.readyState === socket.OPEN && speak(`You said: ${String(message['text'])}`), thinkMs);
  });
  speak('<p>Hello, I am your coach.</p>');
};
