import {
  type ActiveRecording,
  type LevelSource,
  MicrophoneError,
  type MicrophoneFault,
  type Playback,
  type PlaybackEnd,
  type Player,
  type Recorder,
} from '../audio/ports.ts';
import type { Clock } from '../internal/clock.ts';
import { createEmitter } from '../internal/emitter.ts';
import type { Heard, Transcriber } from '../speech/ports.ts';

/** A loudness set by hand. */
export const createTestLevel = () => {
  const changes = createEmitter<number>();
  let level = 0;
  return {
    current: () => level,
    subscribe: changes.add,
    set(next: number) {
      level = next;
      changes.emit(next);
    },
  } satisfies LevelSource & { set(level: number): void };
};

/** A microphone that hears what it is told, and can be refused or pulled out. Opening it takes `openMs`. */
export const createTestRecorder = (clock: Clock, openMs = 20) => {
  const level = createTestLevel();
  let fault: MicrophoneFault | null = null;
  let active: { readonly ends: ReturnType<typeof createEmitter<'maximum' | 'unplugged'>> } | null = null;
  let started = 0;
  let released = 0;

  const begin = (maximumMs: number): ActiveRecording => {
    const ends = createEmitter<'maximum' | 'unplugged'>();
    const mine = { ends };
    const startedAt = clock.now();
    const stopClock = clock.after(maximumMs, () => ends.emit('maximum'));
    const end = () => {
      stopClock();
      if (active === mine) active = null;
    };
    active = mine;
    started += 1;
    return {
      level,
      onEnd: ends.add,
      async stop() {
        end();
        const durationMs = clock.now() - startedAt;
        return { mediaType: 'audio/webm', size: durationMs * 4, durationMs, base64: async () => 'T2dnUw' };
      },
      cancel: end,
    };
  };

  const recorder: Recorder = {
    start: ({ maximumMs = 57_000 } = {}) =>
      new Promise((resolve, reject) => {
        clock.after(openMs, () => {
          if (fault) reject(new MicrophoneError(fault, `The microphone is ${fault}.`));
          else resolve(begin(maximumMs));
        });
      }),
    dispose() {
      released += 1;
    },
  };
  return {
    recorder,
    level,
    refuse(next: MicrophoneFault | null) {
      fault = next;
    },
    unplug() {
      fault = 'missing';
      active?.ends.emit('unplugged');
    },
    isRecording: () => active !== null,
    started: () => started,
    released: () => released,
  };
};

/** A loudspeaker: every voice lasts `lengthMs`, unless the browser blocks it or it is broken. */
export const createTestPlayer = (clock: Clock, lengthMs = 1000) => {
  const played: string[] = [];
  let mode: 'works' | 'blocked' | 'failed' = 'works';
  let stop: (() => void) | null = null;
  const player: Player = {
    level: createTestLevel(),
    play(audioBase64): Playback {
      stop?.();
      let settle = (_end: PlaybackEnd) => {};
      const ended = new Promise<PlaybackEnd>((resolve) => {
        settle = resolve;
      });
      if (mode !== 'works') {
        settle(mode);
        return { ended, stop() {} };
      }
      played.push(audioBase64);
      const finish = (end: PlaybackEnd) => {
        stopClock();
        if (stop === halt) stop = null;
        settle(end);
      };
      const stopClock = clock.after(lengthMs, () => finish('ended'));
      const halt = () => finish('stopped');
      stop = halt;
      return { ended, stop: halt };
    },
    async unlock() {
      if (mode === 'blocked') mode = 'works';
    },
    dispose() {
      stop?.();
    },
  };
  return {
    player,
    /** What was heard, in order. */
    played,
    isPlaying: () => stop !== null,
    set(next: typeof mode) {
      mode = next;
    },
  };
};

/** Speech to text that says what it is told, `takesMs` later. */
export const createTestTranscriber = (clock: Clock, takesMs = 200) => {
  const heard: Heard[] = [];
  let asked = 0;
  const transcriber: Transcriber = {
    transcribe: () => {
      asked += 1;
      return new Promise((resolve) => {
        clock.after(takesMs, () => resolve(heard.shift() ?? { kind: 'nothing', reason: 'no-voice' }));
      });
    },
  };
  return {
    transcriber,
    /** What it says next, one after the other; afterwards it hears nothing. */
    willHear(...next: (Heard | string)[]) {
      heard.push(
        ...next.map((one): Heard => (typeof one === 'string' ? { kind: 'heard', text: one, draft: false } : one)),
      );
    },
    asked: () => asked,
  };
};
