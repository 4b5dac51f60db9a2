import { describe, expect, it } from 'vitest';
import { createFakeEngines } from '../testing/fake-engines.ts';
import type { Engine } from './ports.ts';
import { warmUp } from './warm-up.ts';

describe('warming up', () => {
  it('uses the coach, both voices, the checker and the listener once where they are embedded', async () => {
    const { engines } = createFakeEngines();
    const used: string[] = [];
    const embedded = <E extends Engine>(engine: E): E => ({ ...engine, about: { ...engine.about, kind: 'embedded' } });
    const faults: unknown[] = [];
    await warmUp(
      {
        ...engines,
        coach: {
          ...embedded(engines.coach),
          check: async () => {
            used.push('coach');
            return '';
          },
        },
        textToSpeech: {
          ...embedded(engines.textToSpeech),
          speak: async (text, voice) => {
            used.push(voice);
            return { bytes: new Uint8Array(text.length), mediaType: 'audio/wav' };
          },
        },
        grammar: { ...embedded(engines.grammar), correct: () => Promise.reject(new Error('no memory')) },
        pronunciation: {
          ...embedded(engines.pronunciation),
          check: async () => {
            used.push('listener');
            return '';
          },
        },
      },
      new AbortController().signal,
      (_engine, error) => faults.push(error),
    );
    expect(used).toEqual(['coach', 'John', 'Daisy', 'listener']);
    expect(faults).toEqual([new Error('no memory')]);
  });

  it('reports nothing about engines that are closed while the server stops', async () => {
    const { engines } = createFakeEngines();
    const stopping = new AbortController();
    const faults: unknown[] = [];
    const correct = () => {
      stopping.abort();
      return Promise.reject(new Error('closed'));
    };
    const grammar = { ...engines.grammar, about: { ...engines.grammar.about, kind: 'embedded' as const }, correct };
    await warmUp({ ...engines, grammar }, stopping.signal, (_engine, error) => faults.push(error));
    expect(faults).toEqual([]);
  });

  it('makes no call to a provider', async () => {
    const { engines } = createFakeEngines();
    const provider = <E extends Engine>(engine: E): E => ({ ...engine, about: { ...engine.about, kind: 'provider' } });
    const called = () => Promise.reject(new Error('called'));
    const faults: unknown[] = [];
    await warmUp(
      {
        ...engines,
        coach: { ...provider(engines.coach), check: called },
        textToSpeech: { ...provider(engines.textToSpeech), speak: called },
        grammar: { ...provider(engines.grammar), correct: called },
        pronunciation: { ...provider(engines.pronunciation), check: called },
      },
      new AbortController().signal,
      (_engine, error) => faults.push(error),
    );
    expect(faults).toEqual([]);
  });
});
