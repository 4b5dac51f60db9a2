import type { Clock } from '../io/clock/clock.ts';
import { createLevelSource } from '../io/level/level-source.ts';
import type { Playback, PlaybackEnd, Player, PlayRange } from '../io/ports.ts';

/** A player without a browser: its clock drives it. */
export interface FakePlayer extends Player {
  /** All audio that was to be played, in order. */
  readonly played: readonly string[];
  /** Which part of it; undefined where it was all. */
  readonly ranges: readonly (PlayRange | undefined)[];
  /** Whether something sounds now. */
  readonly sounding: boolean;
  readonly disposed: boolean;
  /** How long the playbacks sound that start from now on, in milliseconds. */
  durationMs: number;
  /** How the next playback fares: `blocked` until `unlock()`, as in a page that was never touched; `failed` like audio that cannot be decoded. */
  fault: 'blocked' | 'failed' | undefined;
}

export function createFakePlayer({
  clock,
  durationMs = 1000,
  fault,
}: {
  readonly clock: Clock;
  readonly durationMs?: number;
  readonly fault?: 'blocked' | 'failed';
}): FakePlayer {
  const played: string[] = [];
  const ranges: (PlayRange | undefined)[] = [];
  let current: Playback | undefined;
  let disposed = false;

  const play = (audioBase64: string, range?: PlayRange): Playback => {
    current?.stop();
    played.push(audioBase64);
    ranges.push(range);
    const { promise: ended, resolve } = Promise.withResolvers<PlaybackEnd>();
    const finish = (end: PlaybackEnd) => {
      detach();
      if (current === playback) current = undefined;
      resolve(end);
    };
    const { fault } = player;
    const soundsMs = range ? range.toMs - range.fromMs : player.durationMs;
    const detach = clock.after(fault ? 0 : soundsMs, () => finish(fault ?? 'ended'));
    const playback: Playback = { ended, stop: () => finish('stopped') };
    current = playback;
    return playback;
  };

  const player: FakePlayer = {
    durationMs,
    fault,
    get played() {
      return played;
    },
    get ranges() {
      return ranges;
    },
    get sounding() {
      return current !== undefined;
    },
    get disposed() {
      return disposed;
    },
    level: createLevelSource(() => (current && !player.fault ? 0.3 : 0), clock),
    play,
    async unlock() {
      if (player.fault === 'blocked') player.fault = undefined;
    },
    dispose() {
      disposed = true;
      current?.stop();
    },
  };
  return player;
}
