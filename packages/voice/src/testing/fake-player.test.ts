import { describe, expect, it } from 'vitest';
import { createTestClock } from './clock.ts';
import { createFakePlayer } from './fake-player.ts';

describe('the fake player', () => {
  it('sounds for as long as it was told, then falls silent', async () => {
    const clock = createTestClock();
    const player = createFakePlayer({ clock, durationMs: 500 });
    const { ended } = player.play('UklGRg==');
    expect([player.sounding, player.level.current()]).toEqual([true, 0.3]);
    clock.advance(500);
    expect(await ended).toBe('ended');
    expect([player.sounding, player.level.current()]).toEqual([false, 0]);
  });

  it('sounds for as long as the part that it was to play', async () => {
    const clock = createTestClock();
    const player = createFakePlayer({ clock, durationMs: 500 });
    const { ended } = player.play('a', { fromMs: 100, toMs: 300 });
    clock.advance(200);
    expect(await ended).toBe('ended');
    expect(player.ranges).toEqual([{ fromMs: 100, toMs: 300 }]);
  });

  it('stops what sounds when something new starts', async () => {
    const clock = createTestClock();
    const player = createFakePlayer({ clock });
    const first = player.play('a');
    const second = player.play('b');
    expect(await first.ended).toBe('stopped');
    second.stop();
    expect(await second.ended).toBe('stopped');
    expect(player.played).toEqual(['a', 'b']);
    expect(clock.waiting()).toBe(0);
  });

  it('is blocked until it is unlocked', async () => {
    const clock = createTestClock();
    const player = createFakePlayer({ clock, fault: 'blocked' });
    const first = player.play('a');
    clock.advance(0);
    expect(await first.ended).toBe('blocked');
    await player.unlock();
    const second = player.play('a');
    clock.advance(1000);
    expect(await second.ended).toBe('ended');
  });
});
