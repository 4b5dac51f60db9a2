import type { Clock, Detach } from '../../io/clock/clock.ts';
import { type LevelSource, MicrophoneError, type Recorder, type Recording } from '../../io/ports.ts';
import { createSilenceDetector, type SilenceOptions } from '../../io/silence/index.ts';
import { createStore } from './store.ts';

/** Milliseconds that one level of the time line stands for. */
export const levelEveryMs = 100;

export type TakePhase = 'ready' | 'opening' | 'recording' | 'recorded' | 'failed';
export type TakeEnd = 'you' | 'silence' | 'maximum' | 'unplugged';

export interface TakeSnapshot {
  readonly phase: TakePhase;
  /** The loudness while it records. */
  readonly level: LevelSource | null;
  readonly elapsedMs: number;
  /** The loudness of each stretch of `levelEveryMs`. */
  readonly levels: readonly number[];
  readonly endedBy: TakeEnd | null;
  readonly recording: Recording | null;
  readonly base64: string | null;
  readonly fault: string | null;
}

const empty: TakeSnapshot = {
  phase: 'ready',
  level: null,
  elapsedMs: 0,
  levels: [],
  endedBy: null,
  recording: null,
  base64: null,
  fault: null,
};

interface TakeOptions {
  readonly recorder: Recorder;
  readonly clock: Clock;
  /** With it the take ends by silence. */
  readonly silence?: Omit<SilenceOptions, 'clock'> | undefined;
  /** Announces when to draw what was heard; without it every new stretch is drawn at once. */
  readonly onFrame?: ((draw: () => void) => Detach) | undefined;
}

/** One recording after the other, and all that a page shows of it. */
export function createTake({ recorder, clock, silence, onFrame }: TakeOptions) {
  const store = createStore(empty);
  let end: ((by: TakeEnd) => Promise<void>) | undefined;
  let detach: Detach = () => undefined;

  const follow = (level: LevelSource) => {
    const startedAt = clock.now();
    const levels: number[] = [];
    let energy = 0;
    let count = 0;
    const draw = () => store.set({ elapsedMs: clock.now() - startedAt, levels: [...levels] });
    const stopDrawing = onFrame?.(draw);
    const stopListening = level.subscribe((value) => {
      const elapsedMs = clock.now() - startedAt;
      energy += value * value;
      count += 1;
      if (elapsedMs < (levels.length + 1) * levelEveryMs) return;
      const loudness = Math.sqrt(energy / count);
      while (elapsedMs >= (levels.length + 1) * levelEveryMs) levels.push(loudness);
      energy = 0;
      count = 0;
      if (!onFrame) draw();
    });
    return () => {
      draw();
      stopListening();
      stopDrawing?.();
    };
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    async start() {
      store.set({ ...empty, phase: 'opening' });
      try {
        const active = await recorder.start();
        end = async (by) => {
          end = undefined;
          detach();
          const recording = await active.stop();
          const base64 = await recording.base64().catch(() => null);
          store.set({
            phase: 'recorded',
            level: null,
            elapsedMs: recording.durationMs,
            endedBy: by,
            recording,
            base64,
          });
        };
        const attached = [
          follow(active.level),
          active.onEnd((reason) => void end?.(reason)),
          ...(silence
            ? [createSilenceDetector({ clock, ...silence }).watch(active.level, () => void end?.('silence'))]
            : []),
        ];
        detach = () => {
          for (const one of attached) one();
        };
        store.set({ phase: 'recording', level: active.level });
      } catch (thrown) {
        if (!(thrown instanceof MicrophoneError)) throw thrown;
        store.set({ phase: 'failed', fault: thrown.message });
      }
    },
    async stop() {
      await end?.('you');
    },
    dispose() {
      end = undefined;
      detach();
      recorder.dispose();
    },
  };
}

export type TakeRecorder = ReturnType<typeof createTake>;
