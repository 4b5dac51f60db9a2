import { faultTexts } from '../fault-texts.ts';
import { hangUp } from './ending.ts';
import { answerMs, hintAfterMs, hintMs, tooLongBytes, warnedLeftMs } from './limits.ts';
import { goOn, goOnFrom, leave, leaveCountdown, say, showUnheard } from './phases.ts';
import type { InterviewEvent } from './protocol.ts';
import { before, type Effects, type Memory, notify, remember, type State, type Step, stay } from './state.ts';
import { texts } from './texts.ts';

type Event<T extends InterviewEvent['type']> = Extract<InterviewEvent, { type: T }>;

export const onRecordingStarted = (state: State, event: Event<'recordingStarted'>): Step => {
  const { phase, memory } = state;
  if (phase.name !== 'readying' || phase.turn !== event.turn) return stay(state);
  const { turn, at } = event;
  return [
    {
      phase: { name: 'recording', turn, endsAt: at + answerMs, isLong: false },
      memory: { ...memory, microphone: 'ready' },
    },
    [
      { do: 'wait', timer: 'hint', ms: hintAfterMs },
      { do: 'wait', timer: 'warn', ms: answerMs - warnedLeftMs },
    ],
  ];
};

export const onRecordingRefused = (state: State, event: Event<'recordingRefused'>): Step => {
  if (state.phase.name !== 'readying' || state.phase.turn !== event.turn) return stay(state);
  const memory = notify({ ...state.memory, microphone: event.fault }, 'error', faultTexts[event.fault]);
  return [{ phase: { name: 'typing' }, memory }, []];
};

/** The hint comes, and goes again 10 s later. */
export const onHintElapsed = (state: State): Step => {
  const { phase } = state;
  if (phase.name !== 'recording') return stay(state);
  const isLong = !phase.isLong;
  return [{ ...state, phase: { ...phase, isLong } }, isLong ? [{ do: 'wait', timer: 'hint', ms: hintMs }] : []];
};

export const onWarnElapsed = (state: State): Step =>
  state.phase.name === 'recording'
    ? [{ ...state, memory: notify(state.memory, 'info', texts.secondsLeft) }, []]
    : stay(state);

/** Turns what there is of the recording into text. A notice from before is out of date. */
export const endRecording = (state: State): Step => {
  const { phase, memory } = state;
  if (phase.name !== 'recording') return stay(state);
  const { turn } = phase;
  return [
    { phase: { name: 'processing', turn, held: false }, memory: { ...memory, notice: null } },
    [...leaveCountdown, { do: 'transcribe', turn }],
  ];
};

export const onRecordingEnded = (state: State, event: Event<'recordingEnded'>): Step => {
  const { phase } = state;
  if (phase.name !== 'recording' || phase.turn !== event.turn) return stay(state);
  if (event.reason === 'maximum') return endRecording(state);
  const [next, effects] = endRecording(state);
  return [
    { ...next, memory: notify({ ...next.memory, microphone: 'unplugged' }, 'error', faultTexts.unplugged) },
    effects,
  ];
};

export const onLongAnswerMeasured = (state: State, { size }: Event<'longAnswerMeasured'>): Step =>
  state.phase.name === 'processing'
    ? [{ ...state, memory: notify(state.memory, 'warning', size > tooLongBytes ? texts.tooLong : texts.long) }, []]
    : stay(state);

const nothingTexts = { 'no-voice': texts.noVoice, invalid: texts.invalid } as const;

/** There is nothing to send: the answer is recorded anew. */
const miss = (state: State, text: string, at: number): Step => {
  const { memory } = state;
  const missed: Memory = { ...memory, misses: memory.misses + 1 };
  // Whose microphone is gone knows it already.
  return goOnFrom(state, memory.microphone === 'unplugged' ? missed : notify(missed, 'info', text), at);
};

/** The recording is kept: a server that is away transcribes it when it is back, else the learner may try again. */
const keep = (state: State, turn: number, text: string): Step => {
  if (state.memory.connection !== 'open') return [{ ...state, phase: { name: 'processing', turn, held: true } }, []];
  return [{ phase: { name: 'paused', resume: turn }, memory: notify(state.memory, 'error', text) }, []];
};

/** Spec §5; a question is worth an answer, so that what was not heard is not sent, but asked for again. */
export const onTranscribed = (state: State, { turn, heard, spokenMs, at }: Event<'transcribed'>): Step => {
  const { phase, memory } = state;
  if (phase.name !== 'processing' || phase.turn !== turn) return stay(state);
  switch (heard.kind) {
    case 'heard':
      return before(leave(phase), say(memory, heard.text, at, { draft: heard.draft, spokenMs }));
    case 'nothing':
      return miss(state, nothingTexts[heard.reason], at);
    case 'unclear':
      return miss(state, texts.unclear, at);
    case 'failed':
      return keep(state, turn, texts.failed);
    case 'timeout':
      return keep(state, turn, texts.late);
  }
};

/** The kept recording is transcribed once more. */
export const transcribeAgain = (memory: Memory, turn: number): Step => [
  { phase: { name: 'processing', turn, held: false }, memory: { ...memory, notice: null } },
  [{ do: 'transcribe', turn }],
];

/** What is said has been heard, or need not be heard to the end: the server is told, and the interview goes on, or is over. */
export const finishSpeech = (state: State, at: number): Step => {
  const { phase, memory } = state;
  if (phase.name !== 'speaking' && phase.name !== 'ideal') return stay(state);
  const { speech } = phase;
  const type = speech.role === 'coach' ? 'coach_done_speaking' : 'perfect_answer_done';
  const done: Effects = speech.isAgain ? [] : [{ do: 'send', message: { type } }];
  return speech.last ? before(done, hangUp(state)) : before([...leave(phase), ...done], goOn(memory, at));
};

export const onPlaybackEnded = (state: State, event: Event<'playbackEnded'>): Step => {
  const { phase, memory } = state;
  if ((phase.name !== 'speaking' && phase.name !== 'ideal') || phase.turn !== event.turn) return stay(state);
  if (event.end === 'blocked') return [{ ...state, phase: { ...phase, blocked: true } }, []];
  if (event.end === 'failed') return showUnheard(notify(memory, 'error', texts.unheard), phase.speech);
  return finishSpeech(state, event.at);
};

/** Sound is allowed now: what was blocked is played. */
export const onSoundUnlocked = (state: State): Step => {
  const { phase, memory } = state;
  if ((phase.name !== 'speaking' && phase.name !== 'ideal') || !phase.blocked) return stay(state);
  const turn = memory.turn + 1;
  return [
    remember({ ...state, phase: { ...phase, turn, blocked: false } }, { turn }),
    [{ do: 'play', turn, audioBase64: phase.speech.audioBase64 }],
  ];
};
