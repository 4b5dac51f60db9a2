import { describe, expect, it } from 'vitest';
import { keepAlive } from './keep-alive.ts';

const start = () => {
  const log: string[] = [];
  const tasks: (() => void)[] = [];
  const kept = keepAlive(
    'session',
    () => log.push('open'),
    () => log.push('close'),
    (run) => tasks.push(run),
  );
  return {
    log,
    kept,
    settle: () => {
      for (const task of tasks.splice(0)) task();
    },
  };
};

describe('something kept alive', () => {
  it('opens with the first reader and closes after the last', () => {
    const { log, kept, settle } = start();
    const first = kept.hold();
    const second = kept.hold();
    first();
    settle();
    expect(log).toEqual(['open']);
    second();
    settle();
    expect(log).toEqual(['open', 'close']);
  });

  it('survives a reader that leaves and comes back at once, as React does in Strict Mode', () => {
    const { log, kept, settle } = start();
    kept.hold()();
    kept.hold();
    settle();
    expect(log).toEqual(['open']);
  });

  it('counts a reader that leaves twice once', () => {
    const { log, kept, settle } = start();
    const leave = kept.hold();
    kept.hold();
    leave();
    leave();
    settle();
    expect(log).toEqual(['open']);
  });
});
