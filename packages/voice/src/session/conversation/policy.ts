import { finish } from '../core/ending.ts';
import type { EventOf, Timed } from '../core/events.ts';
import { maximumTextLength } from '../core/limits.ts';
import { changeMessage, stripTags } from '../core/messages.ts';
import { show, speakWhenFree } from '../core/on-speech.ts';
import type { Policy } from '../core/policy.ts';
import { before, type Failure, notify, remember, type SessionMemory, stay } from '../core/state.ts';
import { faultTexts, texts } from '../core/texts.ts';
import { awaitReply, goOn, goOnFrom, leave, listen, say } from '../core/turns.ts';
import type { Conversation, ConversationEvent, State, Step } from './kind.ts';

type ConversationMemory = SessionMemory<Conversation>;
type Event<T extends ConversationEvent['type']> = Extract<ConversationEvent, { type: T }> & Timed;

/** How long a failed transcription waits for a sign that the server has died with it, in milliseconds. */
const doubtMs = 1000;
/** Out of date as soon as the coach says something. */
const notGreetedText = 'Your coach has not said hello yet. You can start.';
const noReplyText = 'Your coach has not answered yet. Please try again.';
const unheardText = 'The coach’s voice could not be played. Read the text instead.';

const isAboutDailyLimit = (text: string): boolean => /daily free/i.test(text);
const isThinking = ({ phase }: State): boolean => phase.name === 'waiting' && phase.step.name === 'thinking';
const isLimited = ({ phase }: State): boolean => phase.name === 'waiting' && phase.step.name === 'limited';
const think = (memory: ConversationMemory, stalled: boolean): State => ({
  phase: { name: 'waiting', step: { name: 'thinking', stalled } },
  memory,
});

/** No reply came; the learner may send again. */
const isStalled = ({ phase }: State): boolean =>
  phase.name === 'waiting' && phase.step.name === 'thinking' && phase.step.stalled;

/** Whether the message that waits for a reply may be sent again. */
export const canRetry = (state: State): boolean => isStalled(state) && state.memory.waiting !== null;

/** Whether what the coach says now can be the reply: the message it answers has reached the server. */
const isAnswered = ({ waiting, messages }: ConversationMemory): boolean =>
  waiting !== null && messages.some(({ id, pending }) => id === waiting.id && !pending);

/** Takes what the coach says; a message whose id was spoken before is not spoken again. */
const onCoachSpoke = (state: State, event: Event<'coachSpoke'>): Step => {
  const { phase, memory } = state;
  if (phase.name === 'ending' || (event.id !== undefined && memory.spoken.includes(event.id))) return stay(state);
  const isReply = isAnswered(memory);
  // A notice that asked the learner to try again, or to begin, is out of date once the coach has spoken.
  const isOutOfDate = memory.notice?.text === notGreetedText || (isReply && isStalled(state));
  const { messageId, memory: shown } = show<Conversation>(memory, { ...event, role: 'coach' });
  const next: ConversationMemory = {
    ...shown,
    dailyFree: isAboutDailyLimit(event.text),
    waiting: isReply ? null : memory.waiting,
    notice: isOutOfDate ? null : memory.notice,
  };
  if (event.block || isLimited(state)) {
    const limited: State = { phase: { name: 'waiting', step: { name: 'limited' } }, memory: { ...next, toSpeak: [] } };
    return [limited, leave(policy, phase)];
  }
  return speakWhenFree(policy, state, next, { messageId, audioBase64: event.audioBase64 }, event.at);
};

/** The server is at work on the reply: it has 30 s from now on. */
const onCoachThought = (state: State): Step =>
  isThinking(state) ? [think(state.memory, false), awaitReply(state.memory)] : stay(state);

/** Takes a transcription that gave no words as it is: the coach learns that something was said. */
const accept = (state: State, { heard, spokenMs }: Failure, at: number): Step => {
  if (heard.kind === 'nothing') return stay(state);
  const missed: ConversationMemory = { ...state.memory, misses: state.memory.misses + 1 };
  const memory = heard.kind === 'failed' ? notify<Conversation>(missed, 'error', texts.failed) : missed;
  return before(leave(policy, state.phase), say(policy, memory, heard.text, at, { draft: false, spokenMs }));
};

/** Replaces what was heard in one of the learner's messages; only a server that keeps a history can be told. */
const onCorrected = (state: State, event: Event<'corrected'>): Step => {
  const text = event.text.trim().slice(0, maximumTextLength);
  const { messages, sessionId, corrections } = state.memory;
  const isOwn = messages.some(({ id, role }) => id === event.id && role === 'user');
  if (text === '' || !isOwn) return stay(state);
  const changed = remember(state, {
    messages: changeMessage(messages, event.id, { text: stripTags(text), draft: false }),
    corrections: { ...corrections, [event.id]: text },
  });
  return [
    changed,
    sessionId === null ? [] : [{ do: 'send', message: { type: 'user_correction', id: event.id, text } }],
  ];
};

/** The server closed the connection because of the daily limit, or nothing is left to be said today. */
const onConnectionLost = (state: State, { clean }: EventOf<Conversation, 'connectionLost'>): Step | undefined => {
  if (clean && state.memory.dailyFree && state.phase.name !== 'ending') return finish(policy, state, 'payment');
  return isLimited(state) ? [remember(state, { connection: 'reconnecting' }), [{ do: 'disconnect' }]] : undefined;
};

/** The same message under the same id: a server that has it already takes it as one. */
const onRetryPressed = (state: State): Step | undefined => {
  const { memory } = state;
  if (!canRetry(state) || !memory.waiting) return undefined;
  return [think({ ...memory, notice: null }, false), [{ do: 'send', message: memory.waiting }, ...awaitReply(memory)]];
};

const onTimerElapsed = (state: State, { timer, at }: EventOf<Conversation, 'timerElapsed'>): Step | undefined => {
  const { phase, memory } = state;
  if (timer !== 'doubt') return undefined;
  // The server lived on after the failed transcription, so that it was the transcription.
  return phase.name === 'processing' && phase.held && memory.connection === 'open'
    ? accept(state, phase.held, at)
    : stay(state);
};

/** Help is read in peace: a turn that has begun rests, and one that is about to begin will. */
const onHelpOpened = (state: State): Step => {
  const { phase, memory } = state;
  const reading = { ...memory, reading: true };
  return phase.name === 'readying' || phase.name === 'recording'
    ? [{ phase: { name: 'paused', resume: 'recording' }, memory: reading }, leave(policy, phase)]
    : stay({ phase, memory: reading });
};

/** The learner has read enough: a turn that rested for it goes on. */
const onHelpClosed = (state: State, at: number): Step => {
  const { phase, memory } = state;
  if (!memory.reading) return stay(state);
  const free = { ...memory, reading: false };
  return phase.name === 'paused' && phase.resume === 'recording'
    ? listen(policy, { ...free, misses: 0 }, at)
    : stay({ phase, memory: free });
};

const on: Policy<Conversation>['on'] = (state, event) => {
  switch (event.type) {
    case 'coachSpoke':
      return onCoachSpoke(state, event);
    case 'coachThought':
      return onCoachThought(state);
    case 'helpOpened':
      return onHelpOpened(state);
    case 'helpClosed':
      return onHelpClosed(state, event.at);
    case 'sceneChanged':
      return stay(remember(state, { scene: event.scene }));
    case 'voiceCame':
      return state.phase.name === 'connecting' ? [state, awaitReply(state.memory)] : onCoachThought(state);
    case 'corrected':
      return onCorrected(state, event);
    case 'retryPressed':
      return onRetryPressed(state);
    case 'connectionLost':
      return onConnectionLost(state, event);
    case 'connectionGivenUp':
      return state.memory.dailyFree && state.phase.name !== 'ending' ? finish(policy, state, 'payment') : undefined;
    case 'timerElapsed':
      return onTimerElapsed(state, event);
    default:
      return undefined;
  }
};

/** Shows the text of a speech that cannot be heard, and goes on. */
const skipSpeech = (memory: ConversationMemory, messageId: string, at: number): Step =>
  before(
    [{ do: 'send', message: { type: 'coach_done_speaking' } }],
    goOn(policy, { ...memory, messages: changeMessage(memory.messages, messageId, { unheard: true }) }, at),
  );

const onResumed: Policy<Conversation>['onResumed'] = (state, merged, { id: sessionId, history }, at) => {
  const { phase, memory } = state;
  const stored = new Map(history.map(({ id, text }) => [id, text]));
  const unknown = Object.entries(memory.corrections).filter(([id, text]) => stored.has(id) && stored.get(id) !== text);
  const resend = unknown.map(([id, text]) => ({ do: 'send', message: { type: 'user_correction', id, text } }) as const);
  const messages = unknown.reduce(
    (corrected, [id, text]) => changeMessage(corrected, id, { text, draft: false }),
    merged.messages,
  );
  const next: ConversationMemory = { ...merged, messages, sessionId };
  const last = history.at(-1);
  if (phase.name !== 'connecting' || last?.role !== 'user') return [{ phase, memory: next }, resend];
  const unanswered = policy.toMessage(next, { id: last.id, text: last.text });
  return before(resend, goOnFrom(policy, state, { ...next, waiting: memory.waiting ?? unanswered }, at));
};

/** A spoken conversation: the coach and the learner take turns, and silence ends the learner's. */
export const policy: Policy<Conversation> = {
  readyMs: 300,
  recordingMs: 57_000,
  leaveMs: 1500,
  finalOutcome: 'summary',
  outcomes: {
    unauthorized: 'unauthorized',
    'taken-over': 'taken-over',
    'not-found': 'not-found',
    ended: 'summary',
  },
  timers: { processing: ['doubt'] },
  handOver: 'transcribe',
  withoutMicrophone: { name: 'typing' },
  faultTexts,
  texts: {
    refused: 'Your message could not be taken. Please say it again, or type it.',
    unsent: 'Your message could not be sent. Please try again.',
  },

  on,
  start: (state) => [state, [{ do: 'connect' }]],
  next: (memory, at) => (memory.waiting ? [think(memory, false), awaitReply(memory)] : listen(policy, memory, at)),

  /** A server that is away can transcribe nothing: what was said is kept, and transcribed when it is back. */
  onUnclear(state, turn, failure, at) {
    const isOpen = state.memory.connection === 'open';
    const { kind } = failure.heard;
    if (kind === 'unclear' || (kind === 'timeout' && isOpen)) return accept(state, failure, at);
    return [
      { ...state, phase: { name: 'processing', turn, held: failure } },
      isOpen ? [{ do: 'wait', timer: 'doubt', ms: doubtMs }] : [],
    ];
  },

  findAudio: (_memory, { audioBase64 }) => audioBase64,
  speakSilently: (memory, { messageId }, at) => skipSpeech(memory, messageId, at),
  onSpoken: ({ memory }, _speech, at) =>
    before([{ do: 'send', message: { type: 'coach_done_speaking' } }], goOn(policy, memory, at)),
  onUnplayable: ({ memory }, { messageId }, at) =>
    skipSpeech(notify<Conversation>(memory, 'error', unheardText), messageId, at),
  confirmSpeech: () => ({ type: 'coach_done_speaking' }),
  mayAnswer: ({ waiting }) => waiting === null,

  toMessage: (_memory, said) => ({ type: 'user_message', ...said }),
  onResumed,
  onReopened: (state, step) =>
    step.name === 'thinking' ? [think(state.memory, false), awaitReply(state.memory)] : stay(state),

  onReplyMissed(state, at) {
    if (state.phase.name === 'connecting')
      return goOnFrom(policy, state, notify<Conversation>(state.memory, 'info', notGreetedText), at);
    return isThinking(state) ? stay(think(notify<Conversation>(state.memory, 'info', noReplyText), true)) : stay(state);
  },
  onFault(state, { detail, concernsWaiting }) {
    const told = remember(state, { dailyFree: isAboutDailyLimit(detail) });
    return isThinking(state) && concernsWaiting ? [think(told.memory, true), leave(policy, state.phase)] : stay(told);
  },
  onReplyRefused: (state, memory, at) =>
    isThinking(state) ? goOnFrom(policy, state, memory, at) : stay({ ...state, memory }),
  onUnsent: (state, at) =>
    isThinking(state)
      ? [think(state.memory, true), leave(policy, state.phase)]
      : goOnFrom(policy, state, state.memory, at),
};
