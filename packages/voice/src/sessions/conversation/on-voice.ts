import { faultTexts } from '../fault-texts.ts';
import { changeMessage } from '../messages.ts';
import { doubtMs } from './limits.ts';
import { goOn, goOnFrom, leave, say } from './phases.ts';
import type { ConversationEvent } from './protocol.ts';
import { type Failure, type Memory, notify, remember, type State, type Step, stay } from './state.ts';

type Event<T extends ConversationEvent['type']> = Extract<ConversationEvent, { type: T }>;

export const onRecordingStarted = (state: State, event: Event<'recordingStarted'>): Step =>
  state.phase.name === 'readying' && state.phase.turn === event.turn
    ? [{ phase: { name: 'listening', turn: event.turn }, memory: { ...state.memory, microphone: 'ready' } }, []]
    : stay(state);

export const onRecordingRefused = (state: State, event: Event<'recordingRefused'>): Step => {
  if (state.phase.name !== 'readying' || state.phase.turn !== event.turn) return stay(state);
  const memory = notify({ ...state.memory, microphone: event.fault }, 'error', faultTexts[event.fault]);
  return [{ phase: { name: 'typing' }, memory }, []];
};

/** Turns what there is of the recording into text. A notice about an earlier one is out of date. */
export const endRecording = (state: State, turn?: number): Step =>
  state.phase.name === 'listening' && (turn === undefined || state.phase.turn === turn)
    ? [
        {
          phase: { name: 'processing', turn: state.phase.turn, failure: null },
          memory: { ...state.memory, notice: null },
        },
        [{ do: 'transcribe', turn: state.phase.turn }],
      ]
    : stay(state);

export const onRecordingEnded = (state: State, event: Event<'recordingEnded'>): Step => {
  const [next, effects] = endRecording(state, event.turn);
  if (effects.length === 0 || event.reason === 'maximum') return [next, effects];
  const memory = notify({ ...next.memory, microphone: 'unplugged' }, 'error', faultTexts.unplugged);
  return [{ ...next, memory }, effects];
};

const nothingTexts = {
  'no-voice': 'No voice detected. Please try again.',
  invalid: 'Audio error: Please try again.',
} as const;

/** Takes a transcription as it is (spec §5). */
const accept = (state: State, { heard, spokenMs }: Failure, at: number): Step => {
  const leaving = leave(state.phase);
  const missed: Memory = { ...state.memory, misses: state.memory.misses + 1 };
  if (heard.kind === 'nothing') {
    const isGone = state.memory.microphone === 'unplugged';
    return goOnFrom(state, isGone ? missed : notify(missed, 'info', nothingTexts[heard.reason]));
  }
  const memory = heard.kind === 'heard' ? { ...state.memory, misses: 0 } : missed;
  const told = heard.kind === 'failed' ? notify(memory, 'error', 'STT service error. Please try again.') : memory;
  const [next, effects] = say(told, heard.text, at, { draft: heard.kind === 'heard' && heard.draft, spokenMs });
  return [next, [...leaving, ...effects]];
};

/** A server that is away can transcribe nothing: what was said is kept, and transcribed when it is back. */
export const onTranscribed = (state: State, event: Event<'transcribed'>): Step => {
  const { phase, memory } = state;
  if (phase.name !== 'processing' || phase.turn !== event.turn) return stay(state);
  const isFault = event.heard.kind === 'failed' || event.heard.kind === 'timeout';
  if (!isFault || (event.heard.kind === 'timeout' && memory.connection === 'open'))
    return accept(state, event, event.at);
  const failure = { heard: event.heard, spokenMs: event.spokenMs };
  const effects = memory.connection === 'open' ? [{ do: 'wait', timer: 'doubt', ms: doubtMs } as const] : [];
  return [{ phase: { ...phase, failure }, memory }, effects];
};

/** The server lived on after a failed transcription: it was the transcription. */
export const onDoubtElapsed = (state: State, at: number): Step =>
  state.phase.name === 'processing' && state.phase.failure !== null && state.memory.connection === 'open'
    ? accept(state, state.phase.failure, at)
    : stay(state);

/** The coach has finished, or could not be heard. */
export const onPlaybackEnded = (state: State, event: Event<'playbackEnded'>): Step => {
  const { phase, memory } = state;
  if (phase.name !== 'speaking' || phase.turn !== event.turn) return stay(state);
  if (event.end === 'blocked') return [{ ...state, phase: { ...phase, blocked: true } }, []];
  const failed = () =>
    notify(
      { ...memory, messages: changeMessage(memory.messages, phase.speech.messageId, { unheard: true }) },
      'error',
      'The coach’s voice could not be played. Read the text instead.',
    );
  const [next, effects] = goOn(event.end === 'failed' ? failed() : memory);
  return [next, [{ do: 'send', message: { type: 'coach_done_speaking' } }, ...effects]];
};

/** Sound is allowed now: what was blocked is played. */
export const onSoundUnlocked = (state: State): Step => {
  const { phase, memory } = state;
  if (phase.name !== 'speaking' || !phase.blocked) return stay(state);
  const turn = memory.turn + 1;
  return [
    remember({ ...state, phase: { ...phase, turn, blocked: false } }, { turn }),
    [{ do: 'play', turn, audioBase64: phase.speech.audioBase64 }],
  ];
};
