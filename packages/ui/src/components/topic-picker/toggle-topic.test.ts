import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toggleTopic } from './toggle-topic.ts';

describe('pressing a topic', () => {
  it('chooses it, after those chosen before', () => {
    expect(toggleTopic(['Tech'], 'Movies', 5)).toEqual(['Tech', 'Movies']);
  });

  it('gives it up when it was chosen', () => {
    expect(toggleTopic(['Tech', 'Movies'], 'Tech', 5)).toEqual(['Movies']);
  });

  it('is ignored when it would be one too many', () => {
    const five = ['Tech', 'Business', 'Culture', 'Movies', 'Sports'];
    expect(toggleTopic(five, 'News', 5)).toBe(five);
  });

  it('never leaves more than the maximum nor one topic twice, whatever is pressed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g')),
        fc.integer({ min: 0, max: 6 }),
        (presses, maximum) => {
          const chosen = presses.reduce<readonly string[]>((now, topic) => toggleTopic(now, topic, maximum), []);
          expect(chosen.length).toBeLessThanOrEqual(maximum);
          expect(new Set(chosen).size).toBe(chosen.length);
        },
      ),
    );
  });
});
