import { WebSocket } from 'ws';
import { createFakeEngines, unevenReply } from './fake-engines.ts';
import { startTestServer } from './start-test-server.ts';

/** The points at which a server process can be told to exit, in the middle of its work. */
export type DyingStep =
  | 'never'
  | 'while greeting'
  | 'before the greeting is sent'
  | 'after storing, before the acknowledgement'
  | 'while the coach thinks'
  | 'after the reply, before it is stored'
  | 'after the reply is stored, before it is sent'
  | 'after the reply is sent'
  | 'after ending, before terminate_done'
  | 'while the ideal answer is made'
  | 'before the ideal answer is sent'
  | 'while the second question is made'
  | 'before the second question is sent';

/** A process kills itself the way a power cut does: nothing is caught, nothing is flushed. */
const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('unreachable');
};

const step = process.argv[2];
const fake = createFakeEngines(step === 'never' ? { reply: unevenReply } : {});
const isReply = (text: string): boolean => text.includes('You said');
const { greet, reply, speak } = fake.behaviour;
fake.behaviour.greet = (talk, signal) => (step === 'while greeting' ? die() : greet(talk, signal));
fake.behaviour.reply = (talk, signal) => (step === 'while the coach thinks' ? die() : reply(talk, signal));
fake.behaviour.speak = (text, voice, signal) =>
  step === 'after the reply, before it is stored' && isReply(text) ? die() : speak(text, voice, signal);

const { next, idealAnswer } = fake.behaviour;
fake.behaviour.idealAnswer = (interview, signal) =>
  step === 'while the ideal answer is made' ? die() : idealAnswer(interview, signal);
fake.behaviour.next = (interview, wanted, signal) =>
  step === 'while the second question is made' && interview.exchanges.length > 0
    ? die()
    : next(interview, wanted, signal);

const dying: Readonly<Record<string, (frame: string) => boolean>> = {
  'before the greeting is sent': (frame) => frame.includes('"bot_message"'),
  'after storing, before the acknowledgement': (frame) => frame.includes('"ack"'),
  'after the reply is stored, before it is sent': (frame) => frame.includes('"bot_message"') && isReply(frame),
  'before the ideal answer is sent': (frame) => frame.includes('"assistant_perfect_answer"'),
  'before the second question is sent': (frame) => frame.includes('"bot_message"') && frame.includes('Question 2'),
  'after ending, before terminate_done': (frame) => frame.includes('"terminate_done"'),
};
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (this: WebSocket, data: unknown, ...rest: unknown[]): void {
  const frame = String(data);
  if (step !== undefined && dying[step]?.(frame)) die();
  Reflect.apply(send, this, [data, ...rest]);
  if (step === 'after the reply is sent' && isReply(frame)) setImmediate(die);
};

const database = { env: JSON.parse(process.argv[3] ?? '{}'), remove: async () => undefined };
const server = await startTestServer({ engines: fake.engines, database, env: { FREE_CONVERSATIONS_PER_DAY: '0' } });
process.send?.(server.url);
process.once('disconnect', () => process.exit(0));
