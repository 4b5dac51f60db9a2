import { describe, expect, it, vi } from 'vitest';
import { createRunner } from './runner.ts';

type Event = 'added' | 'doubled' | 'ignored';
const machine = {
  initial: 1,
  transition: (state: number, event: Event): readonly [number, readonly string[]] => {
    if (event === 'added') return [state + 1, ['tell']];
    return event === 'doubled' ? [state * 2, []] : [state, []];
  },
  view: (count: number) => ({ count }),
};

describe('the runner', () => {
  it('deals with an event that comes while another is dealt with afterwards, in order', () => {
    const runner = createRunner(machine, (_effect, dispatch) => dispatch('doubled'));
    runner.dispatch('added');
    expect(runner.getSnapshot()).toEqual({ count: 4 });
  });

  it('tells once for all that an event led to, and not at all when nothing changed', () => {
    const runner = createRunner(machine, (_effect, dispatch) => dispatch('doubled'));
    const listener = vi.fn();
    const detach = runner.subscribe(listener);
    runner.dispatch('added');
    expect(listener).toHaveBeenCalledTimes(1);
    const before = runner.getSnapshot();
    runner.dispatch('ignored');
    expect(runner.getSnapshot()).toBe(before);
    expect(listener).toHaveBeenCalledTimes(1);
    detach();
    runner.dispatch('added');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('goes on after an effect that threw', () => {
    let fails = true;
    const runner = createRunner(machine, () => {
      if (fails) throw new Error('The port is broken.');
    });
    expect(() => runner.dispatch('added')).toThrow('The port is broken.');
    fails = false;
    runner.dispatch('added');
    expect(runner.getSnapshot()).toEqual({ count: 3 });
  });
});
