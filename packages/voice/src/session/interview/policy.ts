import { force, hangUp } from '../core/ending.ts';
import type { EventOf, Timed } from '../core/events.ts';
import { miss } from '../core/on-recording.ts';
import { show, speakWhenFree } from '../core/on-speech.ts';
import type { Policy } from '../core/policy.ts';
import { before, type Effects, notify, remember, stay } from '../core/state.ts';
import { faultTexts, texts as sharedTexts } from '../core/texts.ts';
import { awaitReply, goOn, goOnFrom, leave, listen, record, speak } from '../core/turns.ts';
import type { Interview, InterviewEvent, InterviewSpeech, State, Step } from './kind.ts';
import { answerMs, hintAfterMs, hintMs, leaveMs, prepareMs, tooLongBytes, warnedLeftMs } from './limits.ts';
import {
  awaitNext,
  awaitsReply,
  confirmSpeech,
  getStep,
  type InterviewMemory,
  isDelivered,
  isResting,
  keepNotice,
  requestNext,
  showUnheard,
} from './steps.ts';
import { texts } from './texts.ts';

type Event<T extends InterviewEvent['type']> = Extract<InterviewEvent, { type: T }> & Timed;

/** Whether the question may be heard again. */
export const canHearAgain = (state: State): boolean =>
  (isResting(state) || state.phase.name === 'typing') && !!state.memory.question?.audioBase64;

/** The learner hangs up, or the interviewer has said goodbye; where the socket is not open, the review follows at once. */
const end = (state: State): Step =>
  state.phase.name === 'ending' || state.memory.connection === 'open' ? hangUp(policy, state) : force(policy, state);

/** Tells the server that a speech has been heard, or need not be heard to its end; then the interview goes on, or is over. */
const finishSpeech = (state: State, at: number): Step => {
  const { phase, memory } = state;
  if (phase.name !== 'speaking') return stay(state);
  const message = confirmSpeech(phase.speech);
  const done: Effects<Interview> = message ? [{ do: 'send', message }] : [];
  return phase.speech.last
    ? before(done, end(state))
    : before<Interview>([...leave<Interview>(policy, phase), ...done], goOn(policy, memory, at));
};

/** Confirms what was said before once more: it is not said again, but the server seems not to know that it was heard. */
const confirmAgain = (state: State, id: string, role: InterviewSpeech['role']): Step => {
  const { phase, memory } = state;
  const isCurrent = phase.name === 'speaking' && phase.speech.messageId === id;
  if (isCurrent || memory.toSpeak.some(({ messageId }) => messageId === id)) return stay(state);
  if (role === 'coach') return [state, [{ do: 'send', message: { type: 'coach_done_speaking' } }]];
  const done = [{ do: 'send', message: { type: 'perfect_answer_done' } }] as const;
  return getStep(state)?.name === 'waiting'
    ? before([...leave(policy, phase), ...done], awaitNext(memory))
    : [state, done];
};

/** Shows what the interviewer or the assistant says, and speaks it as soon as that interrupts nothing. */
const onSaid = (
  state: State,
  event: Event<'questionAsked'> | Event<'idealGiven'>,
  role: InterviewSpeech['role'],
  change: Partial<InterviewMemory>,
): Step => {
  const { phase, memory } = state;
  if (phase.name === 'ending') return stay(state);
  if (event.id !== undefined && memory.spoken.includes(event.id)) return confirmAgain(state, event.id, role);
  const { messageId, memory: shown } = show<Interview>(memory, { ...event, role });
  const last = event.type === 'questionAsked' && event.last;
  const { text, audioBase64, at } = event;
  const speech: InterviewSpeech = { messageId, role, text, audioBase64, last, isAgain: false };
  const question = role === 'coach' ? speech : memory.question;
  const next: InterviewMemory = { ...shown, ...change, begun: true, question, notice: keepNotice(state) };
  return speakWhenFree(policy, state, next, speech, at);
};

/** The ideal answer is at work: it has 30 s from now on. */
const onIdealPromised = (state: State): Step => {
  if (!awaitsReply(state)) return stay(state);
  const memory: InterviewMemory = { ...state.memory, due: 'reply', notice: keepNotice(state) };
  return [{ phase: { name: 'waiting', step: { name: 'generating-ideal' } }, memory }, awaitReply(memory)];
};

/** A voice is on its way: the rest of it has 30 s from now on. */
const onVoiceCame = (state: State): Step => {
  const step = getStep(state);
  const isAwaited = state.phase.name === 'connecting' || (step && (step.name !== 'waiting' || step.requested));
  return isAwaited ? [state, awaitReply(state.memory)] : stay(state);
};

/** The answer is dealt with, and the next question is due. */
const onQuestionDue = (state: State, at: number): Step => {
  const { phase, memory } = state;
  const next: InterviewMemory = { ...memory, due: 'question', waiting: null, notice: keepNotice(state) };
  if (awaitsReply(state)) return goOnFrom(policy, state, next, at);
  // Heard while something is still being said: the interview goes on with it afterwards.
  const isSpeaking = phase.name === 'speaking' && phase.speech.role === 'coach';
  return isSpeaking && memory.due === 'reply' && isDelivered(memory) ? stay({ phase, memory: next }) : stay(state);
};

/** Waiting for the server ends in a pause: the learner may ask for the same once more. */
const pauseWaiting = (state: State): Step => {
  const { phase, memory } = state;
  if (phase.name !== 'connecting' && phase.name !== 'waiting') return stay(state);
  const resume = memory.due === 'reply' ? 'reply' : 'question';
  return [{ phase: { name: 'paused', resume }, memory }, leave(policy, phase)];
};

/** Goes on from the step that failed. An answer is sent under its old id: a server that has it takes it as one. */
const onRetryPressed = (state: State): Step | undefined => {
  const { phase } = state;
  if (phase.name !== 'paused' || (phase.resume !== 'reply' && phase.resume !== 'question')) return undefined;
  const memory: InterviewMemory = { ...state.memory, notice: null };
  if (phase.resume === 'question' || !memory.waiting) return requestNext(memory);
  return [
    { phase: { name: 'waiting', step: { name: 'sent' } }, memory },
    [{ do: 'send', message: memory.waiting }, ...awaitReply(memory)],
  ];
};

const onHearAgainPressed = (state: State, at: number): Step => {
  const { phase, memory } = state;
  if (!canHearAgain(state) || !memory.question) return stay(state);
  return before(leave(policy, phase), speak(policy, memory, { ...memory.question, isAgain: true }, at));
};

const onTimerElapsed = (state: State, { timer, at }: EventOf<Interview, 'timerElapsed'>): Step | undefined => {
  const { phase, memory } = state;
  const isRecording = phase.name === 'recording';
  switch (timer) {
    // The hint comes, and goes again 10 s later.
    case 'hint':
      if (!isRecording) return stay(state);
      return [
        remember(state, { isLong: !memory.isLong }),
        memory.isLong ? [] : [{ do: 'wait', timer: 'hint', ms: hintMs }],
      ];
    case 'warn':
      return isRecording ? stay({ phase, memory: notify<Interview>(memory, 'info', texts.secondsLeft) }) : stay(state);
    case 'speech':
      return phase.name === 'speaking' && phase.turn === null ? finishSpeech(state, at) : stay(state);
    case 'next': {
      const step = getStep(state);
      return step?.name === 'waiting' && !step.requested ? requestNext(memory) : stay(state);
    }
    default:
      return undefined;
  }
};

const onLongAnswer = (state: State, size: number): Step =>
  state.phase.name === 'processing'
    ? stay({ ...state, memory: notify(state.memory, 'warning', size > tooLongBytes ? texts.tooLong : texts.long) })
    : stay(state);

const on: Policy<Interview>['on'] = (state, event) => {
  const { phase, memory } = state;
  switch (event.type) {
    case 'questionAsked':
      // A question that cannot come after the answer that is on its way leaves that waiting.
      return onSaid(state, event, 'coach', isDelivered(memory) ? { due: 'answer', waiting: null } : {});
    case 'idealGiven':
      // A question that is open already stays open.
      return onSaid(state, event, 'assistant', { due: memory.due === 'answer' ? 'answer' : 'question', waiting: null });
    case 'idealPromised':
      return onIdealPromised(state);
    case 'questionDue':
      return onQuestionDue(state, event.at);
    case 'voiceCame':
      return onVoiceCame(state);
    case 'recordPressed':
      return isResting(state) ? before(leave(policy, phase), record(policy, memory, event.at)) : stay(state);
    case 'hearAgainPressed':
      return onHearAgainPressed(state, event.at);
    case 'assistantSet':
      return stay(remember(state, { assistant: event.on }));
    case 'skipPressed':
      return phase.name === 'speaking' && phase.speech.role === 'assistant'
        ? finishSpeech(state, event.at)
        : stay(state);
    case 'longAnswerMeasured':
      return onLongAnswer(state, event.size);
    case 'hungUp':
      return end(state);
    case 'connectionLost':
      if (phase.name !== 'ending') return undefined;
      return phase.done
        ? stay(remember(state, { connection: 'reconnecting' }))
        : force(policy, remember(state, { connection: 'reconnecting' }));
    case 'retryPressed':
      return onRetryPressed(state);
    case 'silenceFell':
      return stay(state);
    case 'timerElapsed':
      return onTimerElapsed(state, event);
    default:
      return undefined;
  }
};

const onResumed: Policy<Interview>['onResumed'] = (state, merged, { history }, at) => {
  const { phase, memory } = state;
  const next: InterviewMemory = { ...merged, begun: memory.begun || history.some(({ role }) => role === 'coach') };
  const isFirst = phase.name === 'connecting' && !memory.begun;
  const last = history.at(-1);
  const unanswered = last?.role === 'user' ? policy.toMessage(memory, { id: last.id, text: last.text }) : null;
  const waiting = memory.waiting ?? unanswered;
  if (!isFirst || !next.begun || !waiting) return stay({ phase, memory: next });
  // A learner who answered has heard the question.
  const spoken = [...memory.spoken, ...history.filter(({ role }) => role === 'coach').map(({ id }) => id)];
  return goOnFrom(policy, state, { ...next, waiting, spoken, due: 'reply' }, at);
};

/** A mock interview: questions, answers with a countdown, and ideal answers. Silence ends nothing. */
export const policy: Policy<Interview> = {
  readyMs: prepareMs,
  recordingMs: answerMs,
  leaveMs,
  finalOutcome: 'review',
  outcomes: {
    unauthorized: 'unauthorized',
    'taken-over': 'taken-over',
    'not-found': 'not-found',
    ended: 'review',
  },
  timers: { recording: ['hint', 'warn'], waiting: ['next'] },
  handOver: 'transcribe',
  withoutMicrophone: { name: 'typing' },
  faultTexts,
  texts: { refused: texts.refused, unsent: texts.unsent },

  on,
  start: ({ phase, memory }) => [
    { phase, memory: { ...memory, due: memory.waiting ? 'reply' : memory.due } },
    [{ do: 'connect' }],
  ],
  next(memory, at) {
    if (memory.due === 'answer') return listen(policy, memory, at);
    if (memory.due === 'question') return awaitNext(memory);
    return [{ phase: { name: 'waiting', step: { name: 'sent' } }, memory }, awaitReply(memory)];
  },

  afterRecordingStarted: (memory) => [
    { ...memory, isLong: false },
    [
      { do: 'wait', timer: 'hint', ms: hintAfterMs },
      { do: 'wait', timer: 'warn', ms: answerMs - warnedLeftMs },
    ],
  ],
  /** A question is worth an answer, so that what was not understood is not sent, but asked for again. */
  onUnclear(state, turn, failure, at) {
    const { kind } = failure.heard;
    if (kind === 'unclear') return miss(policy, state, texts.unclear, at);
    // The recording is kept: a server that is away transcribes it when it is back, else the learner may try again.
    if (state.memory.connection !== 'open')
      return stay({ ...state, phase: { name: 'processing', turn, held: failure } });
    const text = kind === 'failed' ? sharedTexts.failed : texts.late;
    return stay({ phase: { name: 'paused', resume: turn }, memory: notify(state.memory, 'error', text) });
  },

  findAudio: (_memory, { audioBase64 }) => audioBase64,
  speakSilently: showUnheard,
  onSpoken: (state, _speech, at) => finishSpeech(state, at),
  onUnplayable: ({ memory }, speech) => showUnheard(notify(memory, 'error', texts.unheard), speech),
  confirmSpeech,
  mayAnswer: ({ due }, { role, last }) => role === 'coach' && due === 'answer' && !last,

  toMessage: ({ assistant }, said) => ({ type: 'user_message', assistant_mode: assistant, ...said }),
  afterSaying: (memory) => ({ ...memory, due: 'reply', question: null, misses: 0 }),
  onResumed,
  // A request may be lost with the connection; a second one changes nothing.
  onReopened: (state, { name }) => (name === 'waiting' ? awaitNext(state.memory) : [state, awaitReply(state.memory)]),
  onReplyMissed: (state) => pauseWaiting({ ...state, memory: notify(state.memory, 'info', texts.noReply) }),
  onFault: (state, { concernsWaiting }) => (concernsWaiting ? pauseWaiting(state) : stay(state)),
  onReplyRefused(state, refused) {
    const memory: InterviewMemory = { ...refused, due: refused.begun ? 'answer' : 'question' };
    return awaitsReply(state)
      ? [{ phase: { name: 'paused', resume: 'recording' }, memory }, leave(policy, state.phase)]
      : stay({ ...state, memory });
  },
  onUnsent: (state) =>
    getStep(state)?.name === 'sent'
      ? [{ phase: { name: 'paused', resume: 'reply' }, memory: state.memory }, leave(policy, state.phase)]
      : stay(state),
};
