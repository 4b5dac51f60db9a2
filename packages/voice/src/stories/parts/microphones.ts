import { speechLevel } from '../../../../ui/src/internal/stories/speech.ts';
import { type FakeMicrophone, microphones } from '../../testing/microphone.ts';

/** Loudness of a silent room. */
const roomLevel = 0.002;
/** Loudness of a voice at an arm's length, at its peaks. */
const voiceLevel = 0.25;

/** Begin and end of the times when the scripted learner talks, in milliseconds. */
const talk: readonly (readonly [fromMs: number, toMs: number])[] = [
  [300, 3200],
  [4700, 7400],
];

const voiceAt = (atMs: number) => Math.max(roomLevel, speechLevel(atMs / 1000) * voiceLevel);
const isTalking = (atMs: number) => talk.some(([from, to]) => atMs >= from && atMs < to);

/** Ways in which a fake microphone behaves, by the words that a story shows. */
export const fakes = {
  'talk, pause, talk, silence': {
    ...microphones.speaking,
    level: (atMs: number) => (isTalking(atMs) ? voiceAt(atMs) : roomLevel),
  },
  'talks without an end': { ...microphones.speaking, level: voiceAt },
  'a silent room': { ...microphones.silent, level: () => roomLevel },
  'gives an empty recording': microphones.empty,
  'pulled out after 3 s': { ...microphones.unpluggedAfter(3000), level: voiceAt },
  refused: microphones.refused,
  'no device': microphones.missing,
  'in use by another program': microphones.busy,
  'page is not secure': microphones.insecure,
  'browser cannot record': microphones.unsupported,
} satisfies Record<string, FakeMicrophone>;

export type FakeName = keyof typeof fakes;
export const fakeNames = Object.keys(fakes) as FakeName[];
