import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canvas, course } from './course.ts';

const points = (...values: number[]) => values.map((value, index) => ({ label: `Day ${index + 1}`, value }));

describe('the course of a number', () => {
  it('ends where its last value is, higher being more', () => {
    const rising = course(points(10, 20, 30));
    expect(rising.last).toEqual({ x: canvas.width - canvas.margin, y: canvas.margin });
    expect(rising).toMatchObject({ lowest: 10, highest: 30 });
  });

  it('runs through the middle when nothing changes', () => {
    expect(course(points(7, 7)).last?.y).toBe(canvas.height / 2);
    expect(course(points(7)).last).toEqual({ x: canvas.width / 2, y: canvas.height / 2 });
  });

  it('leaves out what is no number, and is empty without any', () => {
    expect(course(points(1, Number.NaN, 2)).path).toBe(course(points(1, 2)).path);
    expect(course(points(Number.NaN))).toMatchObject({ path: '', last: null });
  });

  it('stays on the canvas whatever the values', () => {
    const value = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        const { last } = course(points(...values));
        expect(last?.y).toBeGreaterThanOrEqual(0);
        expect(last?.y).toBeLessThanOrEqual(canvas.height);
      }),
    );
  });
});
