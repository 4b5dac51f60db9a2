import { closeCodes } from '@sayso/api/contract/conversation-socket';
import type { InterviewServerMessageInput } from '@sayso/api/contract/interview-socket';
import type { CoachName } from '@sayso/api/contract/values';
import { EngineUnavailable, type Interview, type Learner } from '../../engines/ports.ts';
import type { LiveContext } from '../../kernel/live/policy.ts';
import { turnTimeouts } from '../../kernel/live/ports.ts';
import { createSpeaker } from '../../kernel/live/speaker.ts';
import type { Services } from '../../kernel/services.ts';
import { recordAnswer } from '../../kernel/sessions/record.ts';
import type { TurnRow } from '../../kernel/sessions/turns.ts';
import { didNotCatch } from '../../platform/text/markers.ts';
import { keptToCourse, nextWanted } from './course.ts';
import { type InterviewRow, toJob } from './interviews.ts';
import { readInterview, recordIdeal, recordIdealHeard, recordNoIdeal, recordStep } from './records.ts';
import { type InterviewState, idealId, type StepRow } from './state.ts';

export interface InterviewingOptions extends Omit<LiveContext<InterviewServerMessageInput>, 'connection'> {
  readonly services: Services;
  readonly interview: InterviewRow;
  readonly learner: Learner;
  /** The main questions of the interview that this one repeats. */
  readonly fixed: readonly string[];
  /** Aborts when the page waits for an answer no longer. */
  readonly signal: AbortSignal;
}

/** The interviewer's and the assistant's side of an interview. Resolves also when an engine failed, which the page was then told. */
export interface Interviewing {
  /** Begins, or goes on where the interview was left: what was not answered or not heard comes again. @throws LeaseLost */
  resume(): Promise<void>;
  /** Does what is owed after an answer was stored, or came once more. @throws LeaseLost */
  answered(): Promise<void>;
  /** The ideal answer was heard to its end. @param since when that was received, ms since 1970. @throws LeaseLost */
  idealHeard(since: number): Promise<void>;
  /** The page wants the next question; also when it did not hear the ideal answer to its end. @throws LeaseLost */
  nextRequested(): Promise<void>;
  /** The interviewer's turn that was sent last on this connection. */
  lastSpoken(): string | null;
}

/** Human resources speak with John's voice, the assistant with Daisy's. */
const voices: Readonly<Record<'interviewer' | 'assistant', CoachName>> = { interviewer: 'John', assistant: 'Daisy' };

const noQuestion = 'Your interviewer has no next question just now. Please try again in a moment.';
/** For a page that knows only the specification's messages: it waits for the interviewer's voice, whatever happened. */
const sayAgain = 'I am sorry, I could not go on just now. Could you please say that again?';

const worded = (text: string): string => {
  const words = text.trim();
  if (words === '') throw new EngineUnavailable('The interviewer came up with nothing.');
  return words;
};

export const createInterviewing = (options: InterviewingOptions): Interviewing => {
  const { services, lease, wire, signal } = options;
  const { clock, engines, random } = services;
  const { interviewer } = engines;
  const { db } = services.storage;
  const record = { db, clock, random };
  const job = toJob(options.interview);
  const noVoice = 'There is no voice just now. Please read the text.';
  const speaker = createSpeaker<InterviewServerMessageInput>({
    services,
    lease,
    wire,
    timeouts: turnTimeouts,
    signal,
    noVoice,
  });
  let lastSpoken: string | null = null;
  /** The ideal answers that were sent on this connection. */
  const given = new Set<string>();

  const seen = ({ exchanges }: InterviewState): Interview => ({
    job,
    learner: options.learner,
    exchanges: exchanges.map(({ kind, question, answer }) => ({ kind, question, answer })),
    seed: lease.sessionId,
  });

  const send = ({ id, text }: Pick<TurnRow, 'id' | 'text'>, audio: string | null, last: boolean): void => {
    lastSpoken = id;
    const message = { type: 'bot_message', text, id, ...(last ? { last } : {}) } as const;
    speaker.send((audio_base64) => ({ ...message, audio_base64 }), audio);
  };
  const sendAgain = async (turn: TurnRow, last: boolean): Promise<void> => {
    const audio = await speaker.speak(turn.text, voices.interviewer);
    if (!signal.aborted) send(turn, audio, last);
  };
  const sendIdeal = (step: StepRow, text: string, audio: string | null): void => {
    given.add(step.turn_id);
    const message = { type: 'assistant_perfect_answer', text, id: idealId(step) } as const;
    speaker.send((audio_base64) => ({ ...message, audio_base64 }), audio);
  };

  const couldNotAsk = async ({ lastSaid }: InterviewState): Promise<void> => {
    if (!lastSaid) {
      const detail = 'Your interviewer cannot come just now. It is tried again.';
      wire.send({ type: 'error', code: 'engine_unavailable', detail });
      wire.close(closeCodes.tryAgainLater, 'The interviewer cannot begin just now.');
    } else if (lastSaid.client_id !== null) {
      // Without its id: the answer is dealt with, and it is the question that the page waits for.
      wire.send({ type: 'error', code: 'engine_unavailable', detail: noQuestion });
    } else {
      const audio = await speaker.speak(sayAgain, voices.interviewer);
      wire.send({ type: 'bot_message', text: sayAgain, audio_base64: audio ?? '' });
    }
  };

  /** The next question, or the goodbye. */
  const wordsFor = async (state: InterviewState, one: AbortSignal) => {
    const wanted = nextWanted(state.exchanges, options.fixed);
    if (wanted === null) {
      return { kind: 'goodbye', question: '', text: worded(await interviewer.goodbye(seen(state), one)) } as const;
    }
    const { kind, lead, question } = keptToCourse(await interviewer.next(seen(state), wanted, one), wanted);
    return { kind, question: worded(question), text: `${lead} ${question}`.trim() };
  };

  const ask = async (state: InterviewState): Promise<void> => {
    const step = await speaker.think((one) => wordsFor(state, one), 'The interviewer could not go on.');
    if (signal.aborted) return;
    if (step === null) return couldNotAsk(state);
    const answers = state.lastSaid?.id ?? null;
    const store = () => recordStep(record, lease, answers, step.text, step);
    const { said, audio } = await speaker.storeAndSpeak(step.text, voices.interviewer, store);
    if (!signal.aborted) send(said, audio, step.kind === 'goodbye');
  };

  /** Asks again for an answer that the transcriber could not hear, in the specification's words. */
  const askAgain = async ({ lastSaid }: InterviewState): Promise<void> => {
    const store = () => recordAnswer(record, lease, { answers: lastSaid?.id ?? null, text: didNotCatch });
    const { said, audio } = await speaker.storeAndSpeak(didNotCatch, voices.interviewer, store);
    if (!signal.aborted) send(said, audio, false);
  };

  const giveIdeal = async (state: InterviewState, step: StepRow): Promise<void> => {
    wire.send({ type: 'waiting_perfect_answer' });
    const think = async (one: AbortSignal) => worded(await interviewer.idealAnswer(seen(state), one));
    const ideal = await speaker.think(think, 'The assistant has no ideal answer.');
    if (signal.aborted) return;
    if (ideal === null) {
      await recordNoIdeal(record, lease, step);
      wire.send({ type: 'perfect_answer_done' });
      return;
    }
    const { said, audio } = await speaker.storeAndSpeak(ideal, voices.assistant, () =>
      recordIdeal(record, lease, step, ideal),
    );
    if (!signal.aborted) sendIdeal(step, said.text, audio);
  };

  const goOn = async (isResumed: boolean): Promise<void> => {
    const state = await readInterview(db, lease.sessionId);
    const { due } = state;
    switch (due.do) {
      case 'ask':
        if (state.lastSaid) wire.send({ type: 'waiting_next_question' });
        return ask(state);
      case 'ask-again':
        return askAgain(state);
      case 'give-ideal':
        return giveIdeal(state, due.step);
      case 'await-heard': {
        if (!isResumed && given.has(due.step.turn_id)) return;
        const audio = await speaker.speak(due.ideal, voices.assistant);
        if (!signal.aborted) sendIdeal(due.step, due.ideal, audio);
        return;
      }
      case 'listen':
        // Also a turn that was heard to its end: a page that was reloaded waits for it, any other knows its id and stays silent.
        return isResumed ? sendAgain(due.turn, false) : undefined;
      case 'part':
        return sendAgain(due.turn, true);
    }
  };

  return {
    resume: () => goOn(true),
    answered: () => goOn(false),
    idealHeard: async (since) => {
      const { due, lastSaid } = await readInterview(db, lease.sessionId);
      const isHeard = due.do === 'await-heard' && (due.step.ideal_at ?? 0) <= since;
      if (isHeard) await recordIdealHeard(record, lease, due.step);
      if (isHeard || (due.do === 'ask' && lastSaid)) wire.send({ type: 'waiting_next_question' });
    },
    nextRequested: async () => {
      const state = await readInterview(db, lease.sessionId);
      if (state.due.do === 'await-heard') await recordIdealHeard(record, lease, state.due.step);
      else if (state.due.do !== 'ask') return;
      await ask(state);
    },
    lastSpoken: () => lastSpoken,
  };
};
