import { afterEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../testing/clock.ts';
import type { Player } from '../ports.ts';
import { createPlayer, type PlayerOptions } from './player.browser.ts';

let player: Player | undefined;
afterEach(() => player?.dispose());
const setUp = (options?: PlayerOptions) => {
  player = createPlayer(options);
  return player;
};

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** A wav with a tone of 440 Hz, after some silence. */
const tone = (seconds: number, sampleRate = 16_000, silentSeconds = 0) => {
  const length = Math.floor(seconds * sampleRate);
  const view = new DataView(new ArrayBuffer(44 + length * 2));
  const write = (at: number, text: string) => {
    for (let i = 0; i < text.length; i++) view.setUint8(at + i, text.charCodeAt(i));
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + length * 2, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, length * 2, true);
  for (let i = Math.floor(silentSeconds * sampleRate); i < length; i++)
    view.setInt16(44 + i * 2, 16_000 * Math.sin((2 * Math.PI * 440 * i) / sampleRate), true);
  return toBase64(new Uint8Array(view.buffer));
};

/** An mp3 of silence: frames of 26 ms, mono, 44.1 kHz, 128 kbit/s, with nothing in them. */
const silentMp3 = (frames: number) => {
  const bytes = new Uint8Array(417 * frames);
  for (let i = 0; i < frames; i++) bytes.set([0xff, 0xfb, 0x90, 0xc0], i * 417);
  return toBase64(bytes);
};

/** How a playback ended, and after how many milliseconds. */
const timed = async (ended: Promise<string>) => {
  const startedAt = performance.now();
  return { end: await ended, ms: performance.now() - startedAt };
};

describe('the player in a real browser', () => {
  it('plays a wav to its end', async () => {
    const { end, ms } = await timed(setUp().play(tone(0.5)).ended);
    expect(end).toBe('ended');
    expect(ms).toBeGreaterThan(400);
    expect(ms).toBeLessThan(1400);
  });

  it.each([8000, 24_000, 44_100, 48_000])('plays a wav of %i Hz at its own speed', async (sampleRate) => {
    const { end, ms } = await timed(setUp().play(tone(0.4, sampleRate)).ended);
    expect(end).toBe('ended');
    expect(ms).toBeGreaterThan(300);
    expect(ms).toBeLessThan(1300);
  });

  it('plays an mp3 to its end', async () => {
    const { end, ms } = await timed(setUp().play(silentMp3(20)).ended);
    expect(end).toBe('ended');
    expect(ms).toBeGreaterThan(350);
    expect(ms).toBeLessThan(1500);
  });

  it('is loud while it sounds and silent before and after', async () => {
    const player = setUp();
    const levels: number[] = [];
    const detach = player.level.subscribe((level) => levels.push(level));
    expect(player.level.current()).toBe(0);
    const { ended } = player.play(tone(0.8));
    await expect.poll(() => Math.max(...levels)).toBeGreaterThan(0.25);
    await ended;
    expect(player.level.current()).toBe(0);
    await expect.poll(() => levels.at(-1)).toBe(0);
    detach();
  });

  it.each([
    ['nothing', ''],
    ['text that is not base64', '***'],
    ['bytes that are no sound', toBase64(new Uint8Array(500).fill(7))],
    ['half a header', tone(0.1).slice(0, 40)],
  ])('says that %s cannot be played', async (_, audio) => {
    expect(await setUp().play(audio).ended).toBe('failed');
  });

  it('takes a sound whose end does not come as ended, a second after it should have', async () => {
    const clock = createTestClock();
    const player = setUp({ clock });
    const { ended } = player.play(tone(30));
    await expect.poll(() => player.level.current()).toBeGreaterThan(0.1);
    clock.advance(30_999);
    expect(clock.waiting()).toBe(1);
    clock.advance(1);
    expect(await ended).toBe('ended');
    expect([clock.waiting(), player.level.current()]).toEqual([0, 0]);
  });

  it('takes a sound that does not get decoded as one that cannot be played', async () => {
    const clock = createTestClock();
    const { ended } = setUp({ clock }).play(silentMp3(20));
    clock.advance(10_000);
    expect(await ended).toBe('failed');
  });

  it('plays a part of a sound: from where it begins, for as long as it is', async () => {
    const player = setUp();
    const levels: number[] = [];
    const detach = player.level.subscribe((level) => levels.push(level));
    const sound = tone(3, 16_000, 1);
    const silence = await timed(player.play(sound, { fromMs: 500, toMs: 900 }).ended);
    expect(Math.max(...levels)).toBe(0);
    const loud = await timed(player.play(sound, { fromMs: 1100, toMs: 1500 }).ended);
    expect(Math.max(...levels)).toBeGreaterThan(0.1);
    for (const { end, ms } of [silence, loud]) {
      expect(end).toBe('ended');
      expect(ms).toBeGreaterThan(300);
      expect(ms).toBeLessThan(1300);
    }
    detach();
  });

  it.each([
    ['that begins before the sound', { fromMs: -100, toMs: 200 }],
    ['that ends after it', { fromMs: 200, toMs: 5000 }],
    ['that lies behind it', { fromMs: 900, toMs: 1000 }],
  ])('plays of a part %s what there is', async (_, range) => {
    const { end, ms } = await timed(setUp().play(tone(0.4), range).ended);
    expect(end).toBe('ended');
    expect(ms).toBeLessThan(1200);
  });

  it('stops when it is told, also before the sound was decoded', async () => {
    const player = setUp();
    const early = player.play(tone(3));
    early.stop();
    expect(await early.ended).toBe('stopped');

    const later = player.play(tone(3));
    await expect.poll(() => player.level.current()).toBeGreaterThan(0.1);
    later.stop();
    later.stop();
    expect(await later.ended).toBe('stopped');
    expect(player.level.current()).toBe(0);
  });

  it('stops one sound when another starts', async () => {
    const player = setUp();
    const first = player.play(tone(3));
    const second = player.play(tone(0.2));
    expect(await first.ended).toBe('stopped');
    expect(await second.ended).toBe('ended');
  });

  it('can be disposed in the middle, and made again', async () => {
    const first = setUp();
    const { ended } = first.play(tone(3));
    await first.unlock();
    first.dispose();
    expect(await ended).toBe('stopped');
    expect(await setUp().play(tone(0.1)).ended).toBe('ended');
  });
});
