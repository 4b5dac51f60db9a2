import { closeCodes } from '@sayso/api/contract/conversation-socket';
import type { InterviewServerMessageInput } from '@sayso/api/contract/interview-socket';
import type { CoachName } from '@sayso/api/contract/values';
import { recordAnswer } from '../conversation/record.ts';
import type { Holder } from '../conversation/sessions.ts';
import type { TurnRow } from '../conversation/turns.ts';
import { didNotCatch } from '../engines/coach/markers.ts';
import { EngineUnavailable, type Interview, type Learner } from '../engines/ports.ts';
import type { Services } from '../http/Services.ts';
import type { AnsweringPatience, Wire } from '../live/ports.ts';
import { storedAloud } from '../live/storedAloud.ts';
import { thoughtOf } from '../live/thought.ts';
import { spoken } from '../live/voice.ts';
import { keptToCourse, nextWanted } from './course.ts';
import { type InterviewRow, jobOf } from './interviews.ts';
import { readInterview, recordIdeal, recordIdealHeard, recordNoIdeal, recordStep } from './records.ts';
import { type InterviewState, idealId, type StepRow } from './state.ts';

export interface InterviewingOptions {
  readonly services: Services;
  readonly holder: Holder;
  readonly interview: InterviewRow;
  readonly learner: Learner;
  /** The main questions of the interview that this one repeats. */
  readonly fixed: readonly string[];
  readonly wire: Wire<InterviewServerMessageInput>;
  readonly patience: AnsweringPatience;
  /** Aborts when nobody waits for an answer any more. */
  readonly signal: AbortSignal;
}

/** The interviewer's and the assistant's side of an interview. Resolves also when an engine failed, which the page was then told. */
export interface Interviewing {
  /** Begins, or goes on where the interview was left: what was not answered or not heard comes again. @throws NotHeld */
  resume(): Promise<void>;
  /** Does what is owed after an answer was stored, or came once more. @throws NotHeld */
  answered(): Promise<void>;
  /** The ideal answer was heard to its end. @param since when that was received, ms since 1970. @throws NotHeld */
  idealHeard(since: number): Promise<void>;
  /** The page wants the next question; also when it did not hear the ideal answer to its end. @throws NotHeld */
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
  const { services, holder, wire, patience, signal } = options;
  const { clock, engines, log, random } = services;
  const { interviewer } = engines;
  const { db } = services.storage;
  const record = { db, clock, random };
  const job = jobOf(options.interview);
  let lastSpoken: string | null = null;
  /** The ideal answers that were sent on this connection. */
  const given = new Set<string>();

  const speakAs = (who: 'interviewer' | 'assistant') => (text: string) =>
    spoken(engines.textToSpeech, text, voices[who], patience.voiceMs, signal, log);
  const thought = <T>(think: (signal: AbortSignal) => Promise<T>, says: string): Promise<T | null> =>
    thoughtOf(think, patience.coachMs, signal, { log, session: holder.sessionId, says });
  const seen = ({ exchanges }: InterviewState): Interview => ({
    job,
    learner: options.learner,
    exchanges: exchanges.map(({ kind, question, answer }) => ({ kind, question, answer })),
    seed: holder.sessionId,
  });

  const noticeOn = (audio: string | null): void => {
    if (audio !== null) return;
    const detail = 'There is no voice just now. Please read the text.';
    wire.send({ type: 'error', code: 'voice_unavailable', detail });
  };
  const send = ({ id, text }: Pick<TurnRow, 'id' | 'text'>, audio: string | null, last: boolean): void => {
    lastSpoken = id;
    wire.send({ type: 'bot_message', text, audio_base64: audio ?? '', id, ...(last ? { last } : {}) });
    noticeOn(audio);
  };
  const sendAgain = async (turn: TurnRow, last: boolean): Promise<void> => {
    const audio = await speakAs('interviewer')(turn.text);
    if (!signal.aborted) send(turn, audio, last);
  };
  const sendIdeal = (step: StepRow, text: string, audio: string | null): void => {
    given.add(step.turn_id);
    wire.send({ type: 'assistant_perfect_answer', text, audio_base64: audio ?? '', id: idealId(step) });
    noticeOn(audio);
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
      const audio = await speakAs('interviewer')(sayAgain);
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
    const step = await thought((one) => wordsFor(state, one), 'The interviewer could not go on.');
    if (signal.aborted) return;
    if (step === null) return couldNotAsk(state);
    const answers = state.lastSaid?.id ?? null;
    const store = () => recordStep(record, holder, answers, step.text, step);
    const { said, audio } = await storedAloud(step.text, speakAs('interviewer'), store);
    if (!signal.aborted) send(said, audio, step.kind === 'goodbye');
  };

  /** What the transcriber could not hear is asked for again, to the letter of spec §5. */
  const askAgain = async ({ lastSaid }: InterviewState): Promise<void> => {
    const store = () => recordAnswer(record, holder, { answers: lastSaid?.id ?? null, text: didNotCatch });
    const { said, audio } = await storedAloud(didNotCatch, speakAs('interviewer'), store);
    if (!signal.aborted) send(said, audio, false);
  };

  const giveIdeal = async (state: InterviewState, step: StepRow): Promise<void> => {
    wire.send({ type: 'waiting_perfect_answer' });
    const think = async (one: AbortSignal) => worded(await interviewer.idealAnswer(seen(state), one));
    const ideal = await thought(think, 'The assistant has no ideal answer.');
    if (signal.aborted) return;
    if (ideal === null) {
      await recordNoIdeal(record, holder, step);
      wire.send({ type: 'perfect_answer_done' });
      return;
    }
    const { said, audio } = await storedAloud(ideal, speakAs('assistant'), () =>
      recordIdeal(record, holder, step, ideal),
    );
    if (!signal.aborted) sendIdeal(step, said.text, audio);
  };

  const goOn = async (isResumed: boolean): Promise<void> => {
    const state = await readInterview(db, holder.sessionId);
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
        const audio = await speakAs('assistant')(due.ideal);
        if (!signal.aborted) sendIdeal(due.step, due.ideal, audio);
        return;
      }
      case 'listen':
        // Also what was heard to its end: a page that was reloaded waits for it, any other knows its id and keeps silent.
        return isResumed ? sendAgain(due.turn, false) : undefined;
      case 'part':
        return sendAgain(due.turn, true);
    }
  };

  return {
    resume: () => goOn(true),
    answered: () => goOn(false),
    idealHeard: async (since) => {
      const { due, lastSaid } = await readInterview(db, holder.sessionId);
      const isHeard = due.do === 'await-heard' && (due.step.ideal_at ?? 0) <= since;
      if (isHeard) await recordIdealHeard(record, holder, due.step);
      if (isHeard || (due.do === 'ask' && lastSaid)) wire.send({ type: 'waiting_next_question' });
    },
    nextRequested: async () => {
      const state = await readInterview(db, holder.sessionId);
      if (state.due.do === 'await-heard') await recordIdealHeard(record, holder, state.due.step);
      else if (state.due.do !== 'ask') return;
      await ask(state);
    },
    lastSpoken: () => lastSpoken,
  };
};
