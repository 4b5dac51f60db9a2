import { describe, expect, it } from 'vitest';
import { createLevelSource } from '../../io/level/level-source.ts';
import { createTestClock } from '../../testing/clock.ts';
import { createLevelSwitch } from './level-switch.ts';

describe('a level that shows whichever other is current', () => {
  it('tells of the one that is shown, and of 0 when none is any more', () => {
    const clock = createTestClock();
    const { source, show } = createLevelSwitch();
    const heard: number[] = [];
    const detach = source.subscribe((level) => heard.push(level));
    expect(source.current()).toBe(0);
    show(createLevelSource(() => 0.4, clock));
    clock.advance(40);
    show(undefined);
    clock.advance(100);
    expect(heard).toEqual([0.4, 0]);
    detach();
  });

  it('lets nothing run without a listener, also when it is shown meanwhile', () => {
    const clock = createTestClock();
    const { source, show } = createLevelSwitch();
    show(createLevelSource(() => 0.4, clock));
    expect([source.current(), clock.waiting()]).toEqual([0.4, 0]);
    const first = source.subscribe(() => {});
    const second = source.subscribe(() => {});
    first();
    first();
    expect(clock.waiting()).toBe(1);
    second();
    expect(clock.waiting()).toBe(0);
  });
});
