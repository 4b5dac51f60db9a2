import { browserClock } from '../../io/clock/index.ts';
import { createLevelSource } from '../../io/level/level-source.ts';
import { createPlayer, type PlaybackEnd, type Player } from '../../io/player/index.ts';
import { createFakePlayer } from '../../testing/fake-player.ts';
import { fakes } from './microphones.ts';
import { type SoundName, sounds, synthesise } from './sound.ts';
import { createStore } from './store.ts';
import { createDemoTime } from './time.ts';

/** How the fake loudspeaker behaves. */
export type LoudspeakerFault = 'none' | 'blocked' | 'failed';

export interface Played {
  readonly number: number;
  readonly sound: string;
  readonly end: PlaybackEnd | 'playing';
}

/** A loudspeaker with a list of what it played. The fake one has a clock of its own, and a level like that of a voice. */
export function createPlaying(real: boolean) {
  const time = real ? null : createDemoTime();
  const clock = time?.clock ?? browserClock;
  const fake = real ? null : createFakePlayer({ clock });
  const player: Player = fake ?? createPlayer();
  const store = createStore<{ readonly played: readonly Played[] }>({ played: [] });
  let startedAt = 0;
  let stop = () => {};

  const play = async (sound: string, base64: string, range?: { readonly fromMs: number; readonly toMs: number }) => {
    const number = store.getSnapshot().played.length + 1;
    startedAt = clock.now();
    const playback = player.play(base64, range);
    stop = () => playback.stop();
    store.set({ played: [...store.getSnapshot().played, { number, sound, end: 'playing' }] });
    const end = await playback.ended;
    store.set({ played: store.getSnapshot().played.map((one) => (one.number === number ? { ...one, end } : one)) });
  };
  const loudness = () => (fake?.sounding ? fakes['talks without an end'].level(clock.now() - startedAt) : 0);

  return {
    time,
    level: fake ? createLevelSource(loudness, clock) : player.level,
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    play(name: SoundName, range?: { readonly fromMs: number; readonly toMs: number }) {
      if (fake) fake.durationMs = sounds[name].ms;
      return play(range ? `${name}, 0.5 s to 1.5 s` : name, synthesise(name), range);
    },
    playBroken() {
      if (!fake) return play('broken audio', 'bm8gc291bmQ=');
      const { fault } = fake;
      fake.fault ??= 'failed';
      const played = play('broken audio', '');
      fake.fault = fault;
      return played;
    },
    stop: () => stop(),
    unlock: () => player.unlock(),
    setFault(fault: LoudspeakerFault) {
      if (fake) fake.fault = fault === 'none' ? undefined : fault;
    },
    dispose() {
      time?.pause();
      player.dispose();
    },
  };
}
