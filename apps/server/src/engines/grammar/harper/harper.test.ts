import { describe, expect, it } from 'vitest';
import { loadHarper } from './harper.ts';

describe('Harper', () => {
  it('still has every lint that we use, and finds with them what our rules know nothing of', async () => {
    const harper = await loadHarper();
    expect(harper.unknown).toEqual([]);
    const [mistake] = await harper.find('I went out despite of the rain.');
    expect(mistake).toMatchObject({ category: 'Prepositions', replacement: expect.stringContaining('despite') });
  }, 60_000);
});
