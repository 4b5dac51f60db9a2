import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../testing/clock.ts';
import { createLevelSource } from '../level/level-source.ts';
import { createSilenceDetector, type SilenceOptions } from './silence-detector.ts';

/** Plays loudness over time to a detector, and tells when it called back. */
const listen = (levelAt: (ms: number) => number, options: Partial<SilenceOptions> = {}) => {
  const clock = createTestClock(1_000_000);
  const silentAt: number[] = [];
  const startedAt = clock.now();
  const level = createLevelSource(() => levelAt(clock.now() - startedAt), clock);
  const detach = createSilenceDetector({ clock, ...options }).watch(level, () =>
    silentAt.push(clock.now() - startedAt),
  );
  return { clock, silentAt, detach };
};

describe('an answer', () => {
  it('ends 2.5 seconds after the voice, at the next look', () => {
    const { clock, silentAt } = listen((ms) => (ms <= 8000 ? 0.1 : 0));
    clock.advance(57_000);
    expect(silentAt).toEqual([10_800]);
    expect(clock.waiting()).toBe(0);
  });

  it('does not end by silence in its first 5 seconds', () => {
    const { clock, silentAt } = listen(() => 0);
    clock.advance(4999);
    expect(silentAt).toEqual([]);
    clock.advance(57_000);
    expect(silentAt).toEqual([5100]);
  });

  it('does not end while the learner speaks, however long', () => {
    const { clock, silentAt } = listen(() => 0.01);
    clock.advance(57_000);
    expect(silentAt).toEqual([]);
  });

  it('ends in a steady noise just below the threshold', () => {
    const { clock, silentAt } = listen(() => 0.0099);
    clock.advance(57_000);
    expect(silentAt).toEqual([5100]);
  });

  it('goes on for a short word between two looks', () => {
    const { clock, silentAt } = listen((ms) => (ms <= 4000 || (ms > 6010 && ms < 6170) ? 0.1 : 0));
    clock.advance(57_000);
    expect(silentAt).toEqual([9000]);
  });

  it('does not go on for the click of a mouse', () => {
    const { clock, silentAt } = listen((ms) => (ms <= 4000 || (ms > 6010 && ms < 6043) ? 0.025 : 0));
    clock.advance(57_000);
    expect(silentAt).toEqual([6900]);
  });

  it('is not ended any more once the listener is detached', () => {
    const { clock, silentAt, detach } = listen(() => 0);
    clock.advance(5000);
    detach();
    detach();
    clock.advance(57_000);
    expect(silentAt).toEqual([]);
    expect(clock.waiting()).toBe(0);
  });
});

it('agrees with looking at every level since the beginning, for any loudness and any options', () => {
  const times = fc.integer({ min: 100, max: 6000 });
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(0, 0.005, 0.03, 0.3), { minLength: 1, maxLength: 40 }),
      times,
      times,
      fc.integer({ min: 50, max: 500 }),
      (loudness, silenceMs, minimumMs, checkMs) => {
        const levelAt = (ms: number) => loudness[Math.floor(ms / 400)] ?? 0;
        const { clock, silentAt } = listen(levelAt, { silenceMs, minimumMs, checkMs });
        clock.advance(30_000);

        const levels = Array.from({ length: Math.floor(30_000 / 33) }, (_, i) => (i + 1) * 33);
        const isLoud = (check: number) => {
          // What happens at the same moment happens in the order it was asked for: the look, then the level.
          const within = levels.filter((at) => at >= check - checkMs && at < check);
          const energy = within.reduce((sum, at) => sum + levelAt(at) ** 2, 0);
          return Math.sqrt(energy / within.length) >= 0.01;
        };
        let expected: number | undefined;
        for (let check = checkMs; check <= 30_000 && expected === undefined; check += checkMs) {
          const looks = Array.from({ length: check / checkMs }, (_, i) => (i + 1) * checkMs);
          const lastVoice = looks.findLast(isLoud) ?? 0;
          if (check >= minimumMs && check - lastVoice >= silenceMs) expected = check;
        }
        expect(silentAt).toEqual(expected === undefined ? [] : [expected]);
      },
    ),
    { numRuns: 40 },
  );
});
