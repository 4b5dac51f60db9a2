import { microphoneMessages } from '../../io/recorder/faults.ts';
import { endRecording } from '../core/on-recording.ts';
import type { Policy } from '../core/policy.ts';
import { remember, stay } from '../core/state.ts';
import { withoutConnection } from '../core/without-connection.ts';
import { hangUp, onEndDue, onLeft } from './ending.ts';
import type { Change, Drill, DrillEvent, DrillMemory, Event, State, Step } from './kind.ts';
import { maximumPhraseMs, minimumBytes, minimumPhraseMs, phrasesTotal, voiceMs } from './limits.ts';
import {
  onAskFailed,
  onEvaluationCame,
  onGreetingCame,
  onPhraseSaved,
  onSentenceCame,
  onSpeechCame,
  onTipCame,
} from './on-answer.ts';
import {
  advance,
  afterSpeech,
  beginPhrase,
  getAdvice,
  getAwaitedText,
  goOnUnheard,
  isAt,
  keepNotice,
  leaveFor,
  missPhrase,
  pause,
  present,
  ready,
  turns,
} from './phrases.ts';
import { askFor, askSentence, dropVoice } from './requests.ts';
import { onSaveDue, stopSaving } from './saving.ts';
import { texts } from './texts.ts';
import { onHeld, onWordOver, onWordPressed } from './words.ts';

const withMemory = (state: State, [memory, effects]: Change): Step => [{ ...state, memory }, effects];

/** Greeting and first sentence are requested at once: neither waits for the other, and the greeting is not waited for long. */
const start = (state: State): Step => {
  const [greeting, first] = askFor(state.memory, { what: 'greeting' });
  const [memory, second] = askSentence(greeting);
  return [{ ...state, memory }, [...first, ...second, { do: 'wait', timer: 'speech', ms: voiceMs }]];
};

/** Takes what there is of the recording, unless the microphone went before anything could have been said. */
const onRecordingEnded = (state: State, { turn, reason }: Event<'recordingEnded'>): Step | undefined => {
  const { phase } = state;
  if (phase.name !== 'recording' || phase.turn !== turn || reason === 'maximum') return undefined;
  const unplugged = remember(state, { microphone: reason });
  return state.memory.canStop
    ? endRecording(policy, unplugged)
    : leaveFor(remember(unplugged, { notice: keepNotice(state.memory) }), (left) =>
        pause(left, 'recording', texts.unplugged),
      );
};

/** The recording is there: it is evaluated, if there is anything in it. */
const onCaptured = (state: State, event: Event<'captured'>): Step => {
  const { phase, memory } = state;
  const { turn, audioBase64, size, spokenMs, at } = event;
  const isDue = phase.name === 'processing' && phase.turn === turn && memory.evaluation === null;
  if (!isDue || !memory.phrase) return stay(state);
  const again = (missed: DrillMemory) => ready(missed, at);
  if (audioBase64 === null) return missPhrase(memory, 'error', texts.invalid, again);
  if (size < minimumBytes) return missPhrase(memory, 'info', texts.noVoice, again);
  const { sentence } = memory.phrase;
  const [asked, effects] = askFor(
    { ...memory, take: audioBase64, takeSpokenMs: spokenMs },
    { what: 'evaluation', sentence, audioBase64 },
  );
  return [{ phase, memory: { ...asked, evaluation: asked.asked } }, effects];
};

/**
 * Whether the coach, or the learner, may say the phrase again. Each time a phrase was said counts; the last one leads to the choice
 * between the summary and five more.
 */
export const canSayAgain = (state: State): boolean => {
  const { phase, memory } = state;
  const isPhraseOpen =
    phase.name === 'readying' ||
    phase.name === 'paused' ||
    getAdvice(state) !== null ||
    isAt(state, 'phrase') ||
    isAt(state, 'tip');
  return memory.phrase !== null && memory.phrasesDone < phrasesTotal && isPhraseOpen;
};

const onSayAgainPressed = (state: State, at: number): Step => {
  const { phrase } = state.memory;
  if (!phrase || !canSayAgain(state)) return stay(state);
  return leaveFor(state, (memory) => present({ ...memory, misses: 0, notice: null }, phrase, at));
};

/** Five more are a drill of their own. */
const beginDrill = (memory: DrillMemory, at: number): Step =>
  beginPhrase(
    {
      ...memory,
      drill: memory.drill + 1,
      phrasesDone: 0,
      phrase: null,
      result: null,
      take: null,
      sentences: [],
      said: [],
    },
    at,
  );

const onNextPressed = (state: State, at: number): Step => {
  const { phase, memory } = state;
  const isGreeting = isAt(state, 'greeting') || (phase.name === 'connecting' && memory.startedAt !== null);
  if (isGreeting) return leaveFor(state, (left) => beginPhrase(left, at));
  if (getAdvice(state) || isAt(state, 'tip')) return leaveFor(state, (left) => advance(left, at));
  const isComplete = phase.name === 'waiting' && phase.step.name === 'complete';
  return isComplete ? leaveFor(state, (left) => beginDrill(left, at)) : stay(state);
};

/** Evaluates the recording that could not be evaluated: it need not be said again. */
const evaluateAgain = (memory: DrillMemory, at: number): Step => {
  const { take, phrase } = memory;
  if (take === null || !phrase) return ready(memory, at);
  const [asked, effects] = askFor(memory, { what: 'evaluation', sentence: phrase.sentence, audioBase64: take });
  return [
    { phase: { name: 'processing', turn: memory.turn, held: null }, memory: { ...asked, evaluation: asked.asked } },
    effects,
  ];
};

const retries = { generating: beginPhrase, recording: ready, evaluating: evaluateAgain } as const;

const onRetryPressed = (state: State, at: number): Step => {
  const { phase } = state;
  if (phase.name !== 'paused' || typeof phase.resume === 'number') return stay(state);
  const retry = retries[phase.resume];
  return leaveFor(state, (memory) => retry({ ...memory, notice: null, misses: 0 }, at));
};

/** The greeting, or the coach's voice, was waited for long enough. */
const onSpeechMissed = (state: State, at: number): Step => {
  if (state.phase.name === 'connecting') return leaveFor(state, (memory) => beginPhrase(memory, at));
  return getAwaitedText(state) === null ? stay(state) : goOnUnheard(state, at);
};

const onTimerElapsed = (state: State, { timer, at }: Event<'timerElapsed'>): Step | undefined => {
  const { phase, memory } = state;
  switch (timer) {
    case 'minimum':
      return stay(phase.name === 'recording' ? remember(state, { canStop: true }) : state);
    case 'speech':
      return onSpeechMissed(state, at);
    case 'linger':
      return getAdvice(state)?.stage === 'lingering' ? advance(memory, at) : stay(state);
    case 'save':
      return withMemory(state, onSaveDue(memory));
    case 'force':
      return onEndDue(state);
    case 'giveUp':
      return phase.name === 'ended' ? withMemory(state, stopSaving(memory)) : stay(state);
    default:
      return undefined;
  }
};

/** After the end only what is not saved yet goes on. */
const isAboutSaving = (event: DrillEvent): boolean =>
  event.type === 'saved' ||
  (event.type === 'askFailed' && event.ask.what === 'save') ||
  (event.type === 'timerElapsed' && (event.timer === 'save' || event.timer === 'giveUp'));

const isAboutEnding = (event: DrillEvent): boolean =>
  isAboutSaving(event) || event.type === 'left' || (event.type === 'timerElapsed' && event.timer === 'force');

const on: Policy<Drill>['on'] = (state, event) => {
  if (state.phase.name === 'ending' && !isAboutEnding(event)) return stay(state);
  switch (event.type) {
    case 'sendNowPressed':
      return state.memory.canStop ? undefined : stay(state);
    case 'sayAgainPressed':
      return onSayAgainPressed(state, event.at);
    case 'nextPressed':
      return onNextPressed(state, event.at);
    case 'retryPressed':
      return onRetryPressed(state, event.at);
    case 'wordPressed':
      return onWordPressed(state, event);
    case 'held':
      return onHeld(state);
    case 'hungUp':
      return hangUp(state);
    case 'left':
      return onLeft(state);
    case 'greetingCame':
      return onGreetingCame(state, event);
    case 'sentenceCame':
      return onSentenceCame(state, event);
    case 'speechCame':
      return onSpeechCame(state, event);
    case 'evaluationCame':
      return onEvaluationCame(state, event);
    case 'tipCame':
      return onTipCame(state, event);
    case 'saved':
      return onPhraseSaved(state, event);
    case 'askFailed':
      return onAskFailed(state, event);
    case 'captured':
      return onCaptured(state, event);
    case 'recordingEnded':
      return onRecordingEnded(state, event);
    case 'playbackEnded':
      return state.memory.playing?.turn === event.turn ? onWordOver(state, event.end !== 'ended', event.at) : undefined;
    case 'silenceFell':
      return stay(state);
    case 'timerElapsed':
      return onTimerElapsed(state, event);
    default:
      return undefined;
  }
};

/** A pronunciation drill: the coach says a phrase, the learner says it, and hears how it went. */
export const policy: Policy<Drill> = {
  ...withoutConnection,
  ...turns,
  recordingMs: maximumPhraseMs,
  finalOutcome: 'summary',
  handOver: 'capture',
  withoutMicrophone: { name: 'paused', resume: 'recording' },
  faultTexts: microphoneMessages,
  on,
  outlivesEnd: isAboutSaving,
  start,
  next: advance,
  afterRecordingStarted: (memory) => [
    { ...memory, canStop: false, evaluation: null },
    [{ do: 'wait', timer: 'minimum', ms: minimumPhraseMs }],
  ],
  keepNotice,
  onSpoken: (state, _speech, at) => afterSpeech(state, at),
  onUnplayable: (state, { text }, at) =>
    goOnUnheard(remember(state, { voices: dropVoice(state.memory.voices, text) }), at),
};
