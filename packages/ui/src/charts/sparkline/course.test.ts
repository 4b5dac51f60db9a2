import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canvas, layOutCourse } from './course.ts';

const points = (...values: number[]) => values.map((value, index) => ({ label: `Day ${index + 1}`, value }));

describe('the course of a number', () => {
  it('ends where its last value is, higher being more', () => {
    const rising = layOutCourse(points(10, 20, 30));
    expect(rising.last).toEqual({ x: canvas.width - canvas.margin, y: canvas.margin });
    expect(rising).toMatchObject({ lowest: 10, highest: 30 });
  });

  it('runs through the middle when nothing changes', () => {
    expect(layOutCourse(points(7, 7)).last?.y).toBe(canvas.height / 2);
    expect(layOutCourse(points(7)).last).toEqual({ x: canvas.width / 2, y: canvas.height / 2 });
  });

  it('has its area under it, down to the edge', () => {
    const { under } = layOutCourse(points(10, 30));
    expect(under).toMatch(new RegExp(`L${canvas.margin},${canvas.height}Z$`));
  });

  it('is empty without values', () => {
    expect(layOutCourse([])).toMatchObject({ path: '', under: '', last: null });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d and says where it is', (value) => {
    expect(() => layOutCourse(points(1, value))).toThrow(
      new RangeError(
        `A sparkline cannot draw ${value} (Day 2): a value is a finite number. Mend it where it comes from, or leave it out.`,
      ),
    );
  });

  it('stays on the canvas whatever the values, the curve between them too', () => {
    const value = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        const { path, under, last } = layOutCourse(points(...values));
        const drawn = [...`${path} ${under}`.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(
          ([, x, y]) => [Number(x), Number(y)] as const,
        );
        expect(drawn.length).toBeGreaterThan(0);
        for (const [x, y] of [...drawn, [last?.x ?? NaN, last?.y ?? NaN] as const]) {
          expect(x >= 0 && x <= canvas.width && y >= 0 && y <= canvas.height).toBe(true);
        }
      }),
    );
  });
});
