import type { AnswerOf, RequestOf } from '@sayso/api/contract/endpoint';
import type {
  generateSentence,
  getPronunciationGreeting,
  getPronunciationTip,
  speakSentence,
} from '@sayso/api/contract/pronunciation';
import type { Clock, Detach } from '../../io/clock/clock.ts';
import { type RetryResult, retry } from '../../net/retry.ts';
import type { AnswerEvent, Ask, Evaluation, Fault, SavedPhrase } from './kind.ts';
import { attempts, requestMs } from './limits.ts';

/** The drill's calls to its server. Each rejects as the API client does. */
export interface DrillServer {
  greet(signal: AbortSignal): Promise<AnswerOf<typeof getPronunciationGreeting>>;
  generate(
    request: RequestOf<typeof generateSentence>,
    signal: AbortSignal,
  ): Promise<AnswerOf<typeof generateSentence>>;
  /** Speaks in the voice of the drill's coach. */
  speak(text: string, signal: AbortSignal): Promise<AnswerOf<typeof speakSentence>>;
  evaluate(audioBase64: string, sentence: string, signal: AbortSignal): Promise<Evaluation>;
  advise(
    request: RequestOf<typeof getPronunciationTip>,
    signal: AbortSignal,
  ): Promise<AnswerOf<typeof getPronunciationTip>>;
  save(phrase: SavedPhrase, signal: AbortSignal): Promise<unknown>;
}

export interface AskingPorts {
  readonly server: DrillServer;
  readonly clock: Clock;
  readonly onOnline?: ((listener: () => void) => Detach) | undefined;
}

/** Makes one attempt, and gives its answer as an event. */
const send = async (server: DrillServer, id: number, ask: Ask, signal: AbortSignal): Promise<AnswerEvent> => {
  switch (ask.what) {
    case 'greeting':
      return { type: 'greetingCame', id, greeting: (await server.greet(signal)).greeting };
    case 'sentence': {
      const { sentence, hint = null } = await server.generate({ context: ask.context }, signal);
      return { type: 'sentenceCame', id, sentence, hint };
    }
    case 'voice': {
      const { audio_base64: audioBase64 } = await server.speak(ask.text, signal);
      return { type: 'speechCame', id, text: ask.text, audioBase64 };
    }
    case 'evaluation':
      return { type: 'evaluationCame', id, evaluation: await server.evaluate(ask.audioBase64, ask.sentence, signal) };
    case 'tip': {
      const { tip } = await server.advise({ user: ask.user, target: ask.target }, signal);
      return { type: 'tipCame', id, tip };
    }
    case 'save':
      await server.save(ask.phrase, signal);
      return { type: 'saved', id };
  }
};

const getProperty = (error: unknown, name: 'status' | 'name'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** Translates a failure. A 401 that is left after the client's refresh ends the session, too. */
const toFault = (result: Exclude<RetryResult<AnswerEvent>, { kind: 'answered' }>): Fault => {
  if (result.kind === 'timeout') return { kind: 'late' };
  const status = getProperty(result.error, 'status');
  const name = getProperty(result.error, 'name');
  if (status === 401 || name === 'SessionExpiredError') return { kind: 'unauthorized' };
  if (typeof status === 'number') return { kind: 'refused', status };
  return { kind: name === 'UnexpectedAnswerError' || name === 'SyntaxError' ? 'malformed' : 'unreachable' };
};

/** Asks the server for several things at once; each answers or fails exactly once, unless it was forgotten. */
export const createAsking = (ports: AskingPorts, dispatch: (event: AnswerEvent) => void) => {
  const { server, clock, onOnline } = ports;
  const asking = new Map<number, { readonly ask: Ask; readonly abort: AbortController }>();

  const ask = async (id: number, what: Ask) => {
    const abort = new AbortController();
    asking.set(id, { ask: what, abort });
    const options = { clock, timeoutMs: requestMs, attempts, onOnline, signal: abort.signal };
    const result = await retry((signal) => send(server, id, what, signal), options);
    if (!asking.delete(id)) return;
    dispatch(result.kind === 'answered' ? result.answer : { type: 'askFailed', id, ask: what, fault: toFault(result) });
  };

  const forget = (id: number) => {
    const { abort } = asking.get(id) ?? {};
    asking.delete(id);
    abort?.abort();
  };

  return {
    ask: (id: number, what: Ask) => void ask(id, what),
    forget,
    /** But not what is being saved. */
    forgetAll() {
      for (const [id, { ask: asked }] of [...asking]) if (asked.what !== 'save') forget(id);
    },
  };
};
