import { availableParallelism } from 'node:os';
import { createEmbeddedPronunciation } from '../../apps/server/src/engines/pronunciation/embedded/embedded.ts';
import { evaluate } from '../../apps/server/src/testing/pronunciation/evaluate.ts';
import { figuresBy, formatFigures } from '../../apps/server/src/testing/pronunciation/figures.ts';
import { readManifest } from '../../apps/server/src/testing/pronunciation/item.ts';
import { phraseTable } from '../../apps/server/src/testing/pronunciation/phrases.ts';
import { createRecorder } from '../../apps/server/src/testing/pronunciation/record.ts';
import { voices } from '../../apps/server/src/testing/pronunciation/voices.ts';

const readVoice = ({ item }) => `${item.voice}${voices[item.voice].heldOut ? ' (held out)' : ''}`;
const isWhole = ({ item }) => item.kind !== 'half replaced';
const groupings = {
  All: () => 'all',
  'By kind': ({ item }) => item.kind,
  'By kind, voices held out': ({ item }) => (voices[item.voice].heldOut ? item.kind : null),
  'By voice': readVoice,
};

/** The phrases that were read right, and those of which half was something else. */
const findPhraseGroup = ({ item }) => {
  if (item.kind !== 'right' && item.kind !== 'half replaced') return null;
  const program = voices[item.voice].program === 'flite' ? 'flite' : item.voice;
  return `${item.kind}, ${program}`;
};

/** Reads the whole evaluation set to the embedded engine and prints how it judged the words, by kind and by voice. */
export const benchPronunciation = async () => {
  const engine = createEmbeddedPronunciation({ threads: availableParallelism() });
  const recorder = createRecorder();
  try {
    const outcomes = await evaluate(engine, recorder, readManifest(), new AbortController().signal);
    for (const [title, findGroup] of Object.entries(groupings)) {
      console.log(`${title}\n\n${formatFigures(figuresBy(outcomes.filter(isWhole), findGroup))}\n`);
    }
    console.log(`Whole phrases\n\n${phraseTable(outcomes, findPhraseGroup)}\n`);
  } finally {
    await Promise.all([engine.close(), recorder.close()]);
  }
};
