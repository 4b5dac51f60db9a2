import { microphoneMessages } from '../../audio/recorder/faults.ts';
import { askFor, withoutVoiceOf } from './asks.ts';
import { maximumPhraseMs, minimumBytes, minimumPhraseMs } from './limits.ts';
import {
  afterSpeech,
  awaitsGreeting,
  beginPhrase,
  lastingNotice,
  leaveFor,
  miss,
  pause,
  ready,
  speechOf,
  withoutVoice,
} from './phases.ts';
import type { DrillEvent } from './protocol.ts';
import { type Phase, remember, type Speech, type State, type Step, stay } from './state.ts';
import { texts } from './texts.ts';
import { onWordOver } from './words.ts';

type Event<T extends DrillEvent['type']> = Extract<DrillEvent, { type: T }>;

export const onRecordingStarted = (state: State, { turn, at }: Event<'recordingStarted'>): Step =>
  state.phase.name === 'readying' && state.phase.turn === turn
    ? [
        {
          phase: { name: 'recording', turn, endsAt: at + maximumPhraseMs, canStop: false },
          memory: { ...state.memory, microphone: 'ready' },
        },
        [{ do: 'wait', timer: 'minimum', ms: minimumPhraseMs }],
      ]
    : stay(state);

export const onRecordingRefused = (state: State, { turn, fault }: Event<'recordingRefused'>): Step =>
  state.phase.name === 'readying' && state.phase.turn === turn
    ? pause({ ...state.memory, microphone: fault }, 'recording', microphoneMessages[fault])
    : stay(state);

export const onMinimumReached = (state: State): Step =>
  state.phase.name === 'recording' ? [{ ...state, phase: { ...state.phase, canStop: true } }, []] : stay(state);

/** What there is of the recording is taken, unless the microphone went before anything could have been said. */
export const onRecordingEnded = (state: State, { turn, reason }: Event<'recordingEnded'>): Step => {
  const { phase } = state;
  if (phase.name !== 'recording' || phase.turn !== turn) return stay(state);
  const said = { ...state.memory, notice: lastingNotice(state.memory) };
  const memory = reason === 'unplugged' ? { ...said, microphone: reason } : said;
  if (reason === 'unplugged' && !phase.canStop)
    return leaveFor({ phase, memory }, (left) => pause(left, 'recording', texts.unplugged));
  return [
    { phase: { name: 'evaluating', turn, ask: null }, memory },
    [
      { do: 'stopWaiting', timer: 'minimum' },
      { do: 'capture', turn },
    ],
  ];
};

/** The recording is there: it is evaluated, if there is anything in it (spec §5). */
export const onCaptured = (state: State, { turn, audioBase64, size, spokenMs }: Event<'captured'>): Step => {
  const { phase, memory } = state;
  if (phase.name !== 'evaluating' || phase.turn !== turn || phase.ask !== null || !memory.phrase) return stay(state);
  if (audioBase64 === null) return miss(memory, 'error', texts.invalid, ready);
  if (size < minimumBytes) return miss(memory, 'info', texts.noVoice, ready);
  const { sentence } = memory.phrase;
  const [asked, effects] = askFor(
    { ...memory, take: audioBase64, takeSpokenMs: spokenMs },
    { what: 'evaluation', sentence, audioBase64 },
  );
  return [{ phase: { ...phase, ask: asked.asked }, memory: asked }, effects];
};

const withSpeech = (phase: Phase, speech: Speech): Phase => {
  if (phase.name === 'greeting' || phase.name === 'presenting') return { ...phase, speech };
  return phase.name === 'advising' && phase.stage === 'speaking' ? { ...phase, speech } : phase;
};

/** The coach or a word has been heard, or could not be. */
export const onPlaybackEnded = (state: State, { turn, end }: Event<'playbackEnded'>): Step => {
  if (state.memory.playing?.turn === turn) return onWordOver(state, end !== 'ended');
  const speech = speechOf(state.phase);
  if (speech?.turn !== turn) return stay(state);
  if (end === 'blocked') return [{ ...state, phase: withSpeech(state.phase, { ...speech, blocked: true }) }, []];
  if (end === 'ended') return afterSpeech(state);
  return withoutVoice(remember(state, { voices: withoutVoiceOf(state.memory.voices, speech.text) }));
};

/** Plays what the coach says in this phase. */
export const playSpeech = (state: State, speech: Speech, audioBase64: string): Step => {
  const turn = state.memory.turn + 1;
  return [
    { phase: withSpeech(state.phase, { ...speech, turn, blocked: false }), memory: { ...state.memory, turn } },
    [{ do: 'play', turn, audioBase64 }],
  ];
};

/** Sound is allowed now: what was blocked is played. */
export const onSoundUnlocked = (state: State): Step => {
  const speech = speechOf(state.phase);
  const audioBase64 = speech && state.memory.voices.get(speech.text);
  return speech?.blocked && typeof audioBase64 === 'string' ? playSpeech(state, speech, audioBase64) : stay(state);
};

/** The greeting, or the coach's voice, was waited for long enough. */
export const onVoiceMissed = (state: State): Step => {
  if (awaitsGreeting(state.phase)) return leaveFor(state, beginPhrase);
  const speech = speechOf(state.phase);
  return speech && speech.turn === null ? withoutVoice(state) : stay(state);
};
