import type { EvaluatedWord } from '@sayso/api/contract/pronunciation';
import type { DrillResult, DrillSnapshot } from '@sayso/voice/drill';
import { createTestClock } from '@sayso/voice/testing';
import { fn } from 'storybook/test';
import { silence } from '../../../platform/stage/stories/levels.ts';
import type { DrillActions, PronunciationPageProps } from '../view.ts';
import { engineNote } from './engine-note.ts';

/** The phrase of these stories. */
export const village = {
  sentence: 'I would rather walk through the village at night.',
  hint: 'Listen for the v in “village”: teeth on the lip.',
};

const heard = (word: string, score: number, place: number, change: Partial<EvaluatedWord> = {}): EvaluatedWord => ({
  word,
  score,
  sure: true,
  error: 'none',
  start_ms: place * 400,
  end_ms: place * 400 + 350,
  ...change,
});

/** How it was said: most of it well, one word not, one uncertain. */
export const words: readonly EvaluatedWord[] = [
  heard('I', 0.94, 0),
  heard('would', 0.91, 1),
  heard('rather', 0.78, 2),
  heard('walk', 0.88, 3),
  heard('through', 0.62, 4),
  heard('the', 0.9, 5),
  heard('village', 0.41, 6, { error: 'mispronunciation' }),
  heard('at', 0.5, 7, { sure: false }),
  heard('night', 0.86, 8),
];

export const createResult = (change: Partial<DrillResult> = {}): DrillResult => ({
  words,
  average: 0.79,
  approximate: false,
  tip: '“Village” starts with your teeth on your lip: v, not w. Try it slowly, then at speed.',
  ...change,
});

/** A drill whose third phrase is being said. */
export const createSnapshot = ({ phase = 'recording', ...change }: Partial<DrillSnapshot> = {}): DrillSnapshot => ({
  phase,
  phrasesDone: 2,
  phrasesTotal: 5,
  greeting: 'Hi Amina! Five phrases today. Listen first, then say them after me.',
  phrase: village,
  result: null,
  recordingEndsAt: phase === 'recording' ? 4000 : null,
  canStop: phase === 'recording',
  canSayAgain: ['presenting', 'readying', 'advising', 'paused'].includes(phase) && change.phrase !== null,
  pace: null,
  notice: null,
  microphone: 'ready',
  soundBlocked: false,
  playing: null,
  outcome: null,
  unsaved: false,
  ...change,
});

/** The same after the phrase was judged. */
export const judged = (change: Partial<DrillSnapshot> = {}): DrillSnapshot =>
  createSnapshot({ phase: 'advising', phrasesDone: 3, result: createResult(), ...change });

const spies = (): DrillActions => ({
  stopRecording: fn(),
  sayAgain: fn(),
  next: fn(),
  hold: fn(),
  retry: fn(),
  hearWord: fn(),
  hearMyself: fn(),
  unlock: fn(),
  hangUp: fn(),
});

/** A clock that stands still, four seconds before the recording of these stories ends. */
export const still = createTestClock(0);

export const pageArgs = (): PronunciationPageProps => ({
  coach: 'John',
  snapshot: createSnapshot(),
  actions: spies(),
  levels: silence,
  clock: still,
  engineNote,
});
