import { type ConversationServerMessageInput, closeCodes } from '@sayso/api/contract/conversation-socket';
import type { CoachName } from '@sayso/api/contract/values';
import { EngineUnavailable } from '../../engines/ports.ts';
import type { LearnerRecord } from '../../kernel/learner/learner.ts';
import type { LiveContext } from '../../kernel/live/policy.ts';
import { turnTimeouts } from '../../kernel/live/ports.ts';
import { createSpeaker } from '../../kernel/live/speaker.ts';
import type { TurnCost } from '../../kernel/live/turn-histogram.ts';
import type { Services } from '../../kernel/services.ts';
import { recordAnswer } from '../../kernel/sessions/record.ts';
import type { SessionRow } from '../../kernel/sessions/sessions.ts';
import { toTalk } from '../../kernel/sessions/talk.ts';
import { readTurns, type TurnRow } from '../../kernel/sessions/turns.ts';

export interface AnsweringOptions extends Omit<LiveContext<ConversationServerMessageInput>, 'connection'> {
  readonly services: Services;
  readonly learner: LearnerRecord;
  readonly coach: CoachName;
  readonly session: Pick<SessionRow, 'id' | 'scenario'>;
  /** Records the time of each turn. */
  readonly onTurn: (cost: TurnCost) => void;
  /** Aborts when the page waits for an answer no longer. */
  readonly signal: AbortSignal;
}

/** The coach's side of a session. Resolves also when the coach or the voice failed, which the page was then told. */
export interface Answering {
  /** Greets, answers what was left unanswered, or says again what the learner has not answered. @throws LeaseLost */
  goOn(turns: readonly TurnRow[]): Promise<void>;
  /** Answers what the learner said last, unless it is answered. @param since when that was received, `performance.now()`. @throws LeaseLost */
  answerLast(since: number): Promise<void>;
  /** The coach's turn that was sent last on this connection. */
  lastSpoken(): string | null;
}

const couldNotAnswer = 'Your coach could not answer just now. Please send it again in a moment.';
/** For a page that knows only the specification's messages: it waits for the coach's voice, whatever happened. */
const askAgain = 'I am sorry, I could not answer just now. Could you please say that again?';

export const createAnswering = (options: AnsweringOptions): Answering => {
  const { services, session, lease, learner, coach, wire, signal, onTurn } = options;
  const { clock, engines, log, random } = services;
  const { db } = services.storage;
  const record = { db, clock, random };
  const noVoice = 'Your coach has no voice just now. Please read the text.';
  const speaker = createSpeaker<ConversationServerMessageInput>({
    services,
    lease,
    wire,
    timeouts: turnTimeouts,
    signal,
    noVoice,
  });
  let lastSpoken: string | null = null;

  /** Tells the page where the scene stands. It is help: without it the conversation goes on. */
  const sendScene = async (turns: readonly TurnRow[]): Promise<void> => {
    const talk = toTalk(session, coach, learner.learner, turns);
    try {
      const described = await engines.coach.scene(talk, signal);
      if (!described) return;
      const { hint, recasts, isOver, ...scene } = described;
      wire.send({
        type: 'scene',
        ...scene,
        steps: [...scene.steps],
        hint: hint && { idea: hint.idea, key_words: [...hint.keyWords], sentence: hint.sentence },
        is_over: isOver,
        recasts: recasts.map(({ turnId, ...recast }) => ({ id: turnId, ...recast })),
      });
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, session: session.id }, 'The scene could not be described.');
    }
  };

  const send = ({ id, text }: Pick<TurnRow, 'id' | 'text'>, audio: string | null): void => {
    lastSpoken = id;
    speaker.send((audio_base64) => ({ type: 'bot_message', text, audio_base64, block: false, id }), audio);
  };

  const think = (say: (signal: AbortSignal) => Promise<string>): Promise<string | null> =>
    speaker.think(async (one) => {
      const text = (await say(one)).trim();
      if (text === '') throw new EngineUnavailable('The coach answered with nothing.');
      return text;
    }, 'The coach could not answer.');

  /** Stores an answer and sends it; false when the coach failed. Where the page waits no longer, a stored answer is sent when it comes back. */
  const deliver = async (
    turns: readonly TurnRow[],
    say: (signal: AbortSignal) => Promise<string>,
    since = performance.now(),
  ): Promise<boolean> => {
    const start = performance.now();
    const text = await think(say);
    if (text === null || signal.aborted) return false;
    const worded = performance.now();
    const { said, audio, voicedAt } = await speaker.storeAndSpeak(text, coach, () =>
      recordAnswer(record, lease, { answers: turns.at(-1)?.id ?? null, text }),
    );
    if (signal.aborted) return false;
    await sendScene(turns);
    send(said, audio);
    const [coachMs, voiceMs] = [worded - start, voicedAt - worded];
    onTurn({ coach: coachMs, voice: voiceMs, own: Math.max(0, performance.now() - since - coachMs - voiceMs) });
    return true;
  };

  const greet = async (): Promise<void> => {
    wire.send({ type: 'coach_thinking' });
    const talk = toTalk(session, coach, learner.learner, []);
    if ((await deliver([], (one) => engines.coach.greet(talk, one))) || signal.aborted) return;
    const detail = 'Your coach cannot come to the conversation just now. It is tried again.';
    wire.send({ type: 'error', code: 'engine_unavailable', detail });
    wire.close(closeCodes.tryAgainLater, 'The coach cannot greet just now.');
  };

  const answer = async (turns: readonly TurnRow[], last: TurnRow, since?: number): Promise<void> => {
    wire.send({ type: 'coach_thinking' });
    const talk = toTalk(session, coach, learner.learner, turns);
    if ((await deliver(turns, (one) => engines.coach.reply(talk, one), since)) || signal.aborted) return;
    if (last.client_id !== null) {
      wire.send({ type: 'error', code: 'engine_unavailable', detail: couldNotAnswer, id: last.client_id });
      return;
    }
    wire.send({
      type: 'bot_message',
      text: askAgain,
      audio_base64: (await speaker.speak(askAgain, coach)) ?? '',
      block: false,
    });
  };

  const goOn = async (turns: readonly TurnRow[]): Promise<void> => {
    const last = turns.at(-1);
    if (!last) return greet();
    if (last.role === 'user') return answer(turns, last);
    // Also a turn that was heard to its end: a page that was reloaded waits for it, any other knows its id and stays silent.
    const audio = await speaker.speak(last.text, coach);
    await sendScene(turns);
    if (!signal.aborted) send(last, audio);
  };

  return {
    goOn,
    answerLast: async (since) => {
      const turns = await readTurns(db, lease.sessionId);
      const last = turns.at(-1);
      if (last?.role === 'user') await answer(turns, last, since);
    },
    lastSpoken: () => lastSpoken,
  };
};
