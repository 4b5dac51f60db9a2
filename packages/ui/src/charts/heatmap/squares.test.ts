import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell, Intensity } from './cells.ts';
import { squares } from './squares.ts';

const days = (...intensities: number[]): Cell[] =>
  intensities.map((intensity, index) => ({ date: `day ${index}`, value: 0, intensity: intensity as Intensity }));

describe('the picture of a year', () => {
  it('has a column a week, begun in the row of the first day', () => {
    const { paths, width, height } = squares(days(3, 3, 1), 5);
    expect(paths[3]).toBe('M2.5 82.5h11v11h-11zM2.5 98.5h11v11h-11z');
    expect(paths[1]).toBe('M18.5 2.5h11v11h-11z');
    expect({ width, height }).toEqual({ width: 32, height: 112 });
  });

  it('shows every day once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { maxLength: 400 }), fc.nat(6), (intensities, firstRow) => {
        const { paths } = squares(days(...intensities), firstRow);
        const drawn =
          Object.values(paths)
            .join('')
            .match(/M[^z]+z/g) ?? [];
        expect(new Set(drawn).size).toBe(intensities.length);
      }),
    );
  });
});
