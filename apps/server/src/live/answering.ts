import { closeCodes } from '@sayso/api/contract/conversation-socket';
import { recordAnswer } from '../conversation/record.ts';
import { talkOf } from '../conversation/talk.ts';
import { type TurnRow, turnsOf } from '../conversation/turns.ts';
import { EngineUnavailable } from '../engines/ports.ts';
import type { LiveSessionOptions } from './ports.ts';
import { storedAloud } from './storedAloud.ts';
import { thoughtOf } from './thought.ts';
import { spoken } from './voice.ts';

export interface AnsweringOptions
  extends Pick<LiveSessionOptions, 'services' | 'holder' | 'learner' | 'coach' | 'wire' | 'patience' | 'onTurn'> {
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** The coach's side of a session. Resolves also when the coach or the voice failed, which the page was then told. */
export interface Answering {
  /** Greets, answers what was left unanswered, or says again what the learner has not answered. @throws NotHeld */
  goOn(turns: readonly TurnRow[]): Promise<void>;
  /** Answers what the learner said last, unless it is answered. @param since when that was received, `performance.now()`. @throws NotHeld */
  answerLast(since: number): Promise<void>;
  /** The coach's turn that was sent last on this connection. */
  lastSpoken(): string | null;
}

const couldNotAnswer = 'Your coach could not answer just now. Please send it again in a moment.';
/** For a page that knows only the specification's messages: it waits for the coach's voice, whatever happened. */
const askAgain = 'I am sorry, I could not answer just now. Could you please say that again?';

export const createAnswering = (options: AnsweringOptions): Answering => {
  const { services, holder, learner, coach, wire, patience, signal, onTurn } = options;
  const { db } = services.storage;
  const record = { db, clock: services.clock, random: services.random };
  const { log, engines } = services;
  let lastSpoken: string | null = null;

  const speak = (text: string): Promise<string | null> =>
    spoken(engines.textToSpeech, text, coach, patience.voiceMs, signal, log);

  const send = (turn: Pick<TurnRow, 'id' | 'text'>, audio: string | null): void => {
    lastSpoken = turn.id;
    wire.send({ type: 'bot_message', text: turn.text, audio_base64: audio ?? '', block: false, id: turn.id });
    if (audio !== null) return;
    wire.send({
      type: 'error',
      code: 'voice_unavailable',
      detail: 'Your coach has no voice just now. Please read the text.',
    });
  };

  const words = (say: (signal: AbortSignal) => Promise<string>): Promise<string | null> => {
    const think = async (one: AbortSignal): Promise<string> => {
      const text = (await say(one)).trim();
      if (text === '') throw new EngineUnavailable('The coach answered with nothing.');
      return text;
    };
    const onFailure = { log, session: holder.sessionId, says: 'The coach could not answer.' };
    return thoughtOf(think, patience.coachMs, signal, onFailure);
  };

  /** Stores and says it; false when the coach could not. Nobody hears what nobody waits for, but what is stored is said later. */
  const deliver = async (
    answers: string | null,
    say: (signal: AbortSignal) => Promise<string>,
    since = performance.now(),
  ): Promise<boolean> => {
    const start = performance.now();
    const text = await words(say);
    if (text === null || signal.aborted) return false;
    const worded = performance.now();
    const { said, audio, voicedAt } = await storedAloud(text, speak, () =>
      recordAnswer(record, holder, { answers, text }),
    );
    if (signal.aborted) return false;
    send(said, audio);
    const [coachMs, voiceMs] = [worded - start, voicedAt - worded];
    onTurn({ coach: coachMs, voice: voiceMs, own: Math.max(0, performance.now() - since - coachMs - voiceMs) });
    return true;
  };

  const greet = async (): Promise<void> => {
    wire.send({ type: 'coach_thinking' });
    const talk = talkOf(holder.sessionId, coach, learner.learner, []);
    if ((await deliver(null, (one) => engines.coach.greet(talk, one))) || signal.aborted) return;
    const detail = 'Your coach cannot come to the conversation just now. It is tried again.';
    wire.send({ type: 'error', code: 'engine_unavailable', detail });
    wire.close(closeCodes.tryAgainLater, 'The coach cannot greet just now.');
  };

  const answer = async (turns: readonly TurnRow[], last: TurnRow, since?: number): Promise<void> => {
    wire.send({ type: 'coach_thinking' });
    const talk = talkOf(holder.sessionId, coach, learner.learner, turns);
    if ((await deliver(last.id, (one) => engines.coach.reply(talk, one), since)) || signal.aborted) return;
    if (last.client_id !== null) {
      wire.send({ type: 'error', code: 'engine_unavailable', detail: couldNotAnswer, id: last.client_id });
      return;
    }
    wire.send({ type: 'bot_message', text: askAgain, audio_base64: (await speak(askAgain)) ?? '', block: false });
  };

  const goOn = async (turns: readonly TurnRow[]): Promise<void> => {
    const last = turns.at(-1);
    if (!last) return greet();
    if (last.role === 'user') return answer(turns, last);
    // Also what was heard to its end: a page that was reloaded waits for it, any other knows its id and keeps silent.
    const audio = await speak(last.text);
    if (!signal.aborted) send(last, audio);
  };

  return {
    goOn,
    answerLast: async (since) => {
      const turns = await turnsOf(db, holder.sessionId);
      const last = turns.at(-1);
      if (last?.role === 'user') await answer(turns, last, since);
    },
    lastSpoken: () => lastSpoken,
  };
};
