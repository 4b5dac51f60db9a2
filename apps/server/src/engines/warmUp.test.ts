import { describe, expect, it } from 'vitest';
import { createFakeEngines } from '../testing/fake-engines.ts';
import type { Engine } from './ports.ts';
import { warmUp } from './warmUp.ts';

describe('warming up', () => {
  it('uses both voices and the checker once where they are embedded', async () => {
    const { engines } = createFakeEngines();
    const used: string[] = [];
    const embedded = <E extends Engine>(engine: E): E => ({ ...engine, about: { ...engine.about, kind: 'embedded' } });
    const faults: unknown[] = [];
    await warmUp(
      {
        ...engines,
        textToSpeech: {
          ...embedded(engines.textToSpeech),
          speak: async (text, voice) => {
            used.push(voice);
            return { bytes: new Uint8Array(text.length), mediaType: 'audio/wav' };
          },
        },
        grammar: { ...embedded(engines.grammar), correct: () => Promise.reject(new Error('no memory')) },
      },
      (_engine, error) => faults.push(error),
    );
    expect(used).toEqual(['John', 'Daisy']);
    expect(faults).toEqual([new Error('no memory')]);
  });

  it('makes no call to a provider', async () => {
    const { engines } = createFakeEngines();
    const provider = <E extends Engine>(engine: E): E => ({ ...engine, about: { ...engine.about, kind: 'provider' } });
    const called = () => Promise.reject(new Error('called'));
    const faults: unknown[] = [];
    await warmUp(
      {
        ...engines,
        textToSpeech: { ...provider(engines.textToSpeech), speak: called },
        grammar: { ...provider(engines.grammar), correct: called },
      },
      (_engine, error) => faults.push(error),
    );
    expect(faults).toEqual([]);
  });
});
