import { describe, expect, it } from 'vitest';
import type { Recording } from '../../io/ports.ts';
import { measureSpoken } from './spoken.ts';

const recording: Recording = { mediaType: 'audio/webm', size: 1, durationMs: 6000, base64: async () => '' };

describe('how long the learner spoke in a recording', () => {
  it('is what the level meter heard, never longer than the recording', async () => {
    const recognisedMs = () => 5000;
    expect(await measureSpoken({ ...recording, recognisedMs }, 3000)).toBe(3000);
    expect(await measureSpoken(recording, 6030)).toBe(6000);
  });

  it('is what the recogniser in the page heard where the meter heard nothing', async () => {
    let heardMs = 0;
    const recognised = Promise.resolve('I like tea').finally(() => {
      heardMs = 1800;
    });
    expect(await measureSpoken({ ...recording, recognised, recognisedMs: () => heardMs }, 0)).toBe(1800);
  });

  it('is not known where neither heard anything', async () => {
    expect(await measureSpoken(recording, 0)).toBe(0);
    expect(await measureSpoken({ ...recording, recognised: Promise.reject(new Error('It broke.')) }, 0)).toBe(0);
  });
});
