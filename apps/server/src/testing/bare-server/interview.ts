import type { WebSocket } from 'ws';
import type { BareConversationOptions } from './conversation.ts';

const questions = ['Tell me about <b>yourself</b>.', 'Why do you want to work here?', 'Have you any questions?'];

/**
 * One connection of a mock interview as the specification has it, and nothing else: a question comes when it is asked for, and nothing
 * that was said is remembered for the next connection.
 */
export const serveBareInterview = (socket: WebSocket, { voice, thinkMs, onMessage }: BareConversationOptions): void => {
  let asked = 0;
  const say = (message: object) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message));
  const ask = () => {
    say({ type: 'bot_message', text: questions[asked % questions.length], audio_base64: voice });
    asked += 1;
  };
  const answered = (withIdeal: boolean) => {
    if (!withIdeal) return say({ type: 'waiting_next_question' });
    say({ type: 'waiting_perfect_answer' });
    const text = 'I have worked with children for six years.';
    return setTimeout(() => say({ type: 'assistant_perfect_answer', text, audio_base64: voice }), thinkMs);
  };
  socket.on('message', (data) => {
    const message: Readonly<Record<string, unknown>> = JSON.parse(String(data));
    onMessage(message);
    switch (message['type']) {
      case 'user_message':
        return answered(message['assistant_mode'] === true);
      case 'request_next_question':
        return ask();
      case 'terminate':
        return say({ type: 'terminate_done' });
      default:
        return undefined;
    }
  });
  ask();
};
