import type { EventOf } from './events.ts';
import type { Policy } from './policy.ts';
import { before, type Kind, notify, type SessionMemory, type State, type Step, stay } from './state.ts';
import { faultTexts, texts } from './texts.ts';
import { goOnFrom, leave, record, say, stopTimers } from './turns.ts';

/** The moment before the recording is over. */
export const onReadyElapsed = <K extends Kind>(policy: Policy<K>, state: State<K>, at: number): Step<K> =>
  state.phase.name === 'readying' && state.phase.turn === null ? record(policy, state.memory, at) : stay(state);

export const onRecordingStarted = <K extends Kind>(
  policy: Policy<K>,
  state: State<K>,
  { turn, at }: EventOf<K, 'recordingStarted'>,
): Step<K> => {
  const { phase } = state;
  if (phase.name !== 'readying' || phase.turn !== turn) return stay(state);
  const heard: SessionMemory<K> = { ...state.memory, microphone: 'ready' };
  const [memory, effects] = policy.afterRecordingStarted?.(heard) ?? [heard, []];
  return [{ phase: { name: 'recording', turn, endsAt: at + policy.recordingMs }, memory }, effects];
};

export const onRecordingRefused = <K extends Kind>(
  policy: Policy<K>,
  { phase, memory }: State<K>,
  { turn, fault }: EventOf<K, 'recordingRefused'>,
): Step<K> => {
  if (phase.name !== 'readying' || phase.turn !== turn) return stay({ phase, memory });
  const told = notify<K>({ ...memory, microphone: fault }, 'error', policy.faultTexts[fault]);
  return [{ phase: policy.withoutMicrophone, memory: told }, []];
};

/** Reads what there is of the recording. A notice from before is out of date. @param turn only this recording @default any */
export const endRecording = <K extends Kind>(policy: Policy<K>, state: State<K>, turn?: number): Step<K> => {
  const { phase, memory } = state;
  if (phase.name !== 'recording' || (turn !== undefined && phase.turn !== turn)) return stay(state);
  return [
    {
      phase: { name: 'processing', turn: phase.turn, held: null },
      memory: { ...memory, notice: policy.keepNotice?.(memory) ?? null },
    },
    [...stopTimers(policy, 'recording'), { do: policy.handOver, turn: phase.turn }],
  ];
};

export const onRecordingEnded = <K extends Kind>(
  policy: Policy<K>,
  state: State<K>,
  { turn, reason }: EventOf<K, 'recordingEnded'>,
): Step<K> => {
  const [next, effects] = endRecording(policy, state, turn);
  if (effects.length === 0 || reason === 'maximum') return [next, effects];
  const memory = notify<K>({ ...next.memory, microphone: 'unplugged' }, 'error', faultTexts.unplugged);
  return [{ ...next, memory }, effects];
};

/** There is nothing to send: it is the learner's turn once more. */
export const miss = <K extends Kind>(policy: Policy<K>, state: State<K>, text: string, at: number): Step<K> => {
  const { memory } = state;
  const missed: SessionMemory<K> = { ...memory, misses: memory.misses + 1 };
  // A learner whose microphone is gone has been told so.
  return goOnFrom(policy, state, memory.microphone === 'unplugged' ? missed : notify(missed, 'info', text), at);
};

const nothingTexts = { 'no-voice': texts.noVoice, invalid: texts.invalid } as const;

export const onTranscribed = <K extends Kind>(
  policy: Policy<K>,
  state: State<K>,
  { turn, heard, spokenMs, at }: EventOf<K, 'transcribed'>,
): Step<K> => {
  const { phase, memory } = state;
  if (phase.name !== 'processing' || phase.turn !== turn) return stay(state);
  if (heard.kind === 'nothing') return miss(policy, state, nothingTexts[heard.reason], at);
  if (heard.kind !== 'heard') return policy.onUnclear(state, turn, { heard, spokenMs }, at);
  const said = say(policy, { ...memory, misses: 0 }, heard.text, at, { draft: heard.draft, spokenMs });
  return before(leave(policy, phase), said);
};
