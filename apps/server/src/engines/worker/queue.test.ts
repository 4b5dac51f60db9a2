import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createQueue, QueueFull } from './queue.ts';

const never = new AbortController().signal;

describe('a queue', () => {
  it('runs as many at once as it may, the others in the order they came', async () => {
    const lengths = fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), lengths, async (size, turns) => {
        const queue = createQueue(size, 20);
        const begun: number[] = [];
        let running = 0;
        let most = 0;
        const work = (i: number, length: number) => async () => {
          begun.push(i);
          running += 1;
          most = Math.max(most, running);
          for (let turn = 0; turn < length; turn += 1) await Promise.resolve();
          running -= 1;
          return i;
        };
        const done = await Promise.all(turns.map((length, i) => queue.run(work(i, length), never)));
        const order = turns.map((_, i) => i);
        expect(done).toEqual(order);
        expect(begun).toEqual(order);
        expect(most).toBeLessThanOrEqual(size);
      }),
    );
  });

  it('refuses a task too many, and goes on after a task that failed', async () => {
    const queue = createQueue(1, 1);
    const gate = Promise.withResolvers<void>();
    const failing = queue.run(() => gate.promise, never);
    const waiting = queue.run(async () => 'second', never);
    await expect(queue.run(async () => 'third', never)).rejects.toThrow(QueueFull);
    gate.reject(new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    expect(await waiting).toBe('second');
  });

  it('rejects an aborted wait at once, and never runs its task', async () => {
    const queue = createQueue(1, 5);
    const gate = Promise.withResolvers<string>();
    const running = queue.run(() => gate.promise, never);
    const stop = new AbortController();
    let ran = false;
    const waiting = queue.run(async () => (ran = true), stop.signal);
    const behind = queue.run(async () => 'behind', never);
    stop.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    gate.resolve('first');
    expect([await running, await behind]).toEqual(['first', 'behind']);
    expect(ran).toBe(false);
  });
});
