import type { Clock } from '../io/clock/clock.ts';
import { createEmitter } from '../io/emitter.ts';
import { createLevelSource } from '../io/level/level-source.ts';
import type { ActiveRecording, Recorder, Recording } from '../io/ports.ts';
import { microphoneError } from '../io/recorder/faults.ts';
import { type FakeMicrophone, microphones } from './microphone.ts';

/** A recorder without a browser: its clock drives it, and `microphone` says how it behaves. */
export interface FakeRecorder extends Recorder {
  /** The microphone of the recordings that start from now on. */
  microphone: FakeMicrophone;
  /** How many recordings have been started, also those whose microphone could not be opened. */
  readonly started: number;
  /** How many were thrown away. */
  readonly cancelled: number;
  /** Whether a microphone is open. */
  readonly recording: boolean;
  readonly disposed: boolean;
}

const fakeBase64 = (size: number) => 'A'.repeat(Math.ceil(size / 3) * 4);

export function createFakeRecorder({
  clock,
  microphone = microphones.speaking,
}: {
  readonly clock: Clock;
  readonly microphone?: FakeMicrophone;
}): FakeRecorder {
  let chosen = microphone;
  let started = 0;
  let cancelled = 0;
  let disposed = false;
  let current: ActiveRecording | undefined;

  const record = (used: FakeMicrophone, maximumMs: number): ActiveRecording => {
    const startedAt = clock.now();
    const ends = createEmitter<'maximum' | 'unplugged'>();
    let stoppedAt: number | undefined;
    let endedBy: 'maximum' | 'unplugged' | undefined;

    const end = () => {
      if (stoppedAt !== undefined) return false;
      stoppedAt = clock.now();
      for (const detach of timers) detach();
      if (current === active) current = undefined;
      return true;
    };
    const endBy = (reason: 'maximum' | 'unplugged') => {
      if (!end()) return;
      endedBy = reason;
      ends.emit(reason);
    };
    const timers = [clock.after(maximumMs, () => endBy('maximum'))];
    if (used.unpluggedAfterMs !== undefined) timers.push(clock.after(used.unpluggedAfterMs, () => endBy('unplugged')));

    const active: ActiveRecording = {
      level: createLevelSource(() => (stoppedAt === undefined ? used.level(clock.now() - startedAt) : 0), clock),
      onEnd(listener) {
        if (endedBy) listener(endedBy);
        return ends.add(listener);
      },
      async stop(): Promise<Recording> {
        end();
        const durationMs = (stoppedAt ?? startedAt) - startedAt;
        const size = used.size(durationMs);
        return {
          mediaType: 'audio/webm;codecs=opus',
          size,
          durationMs,
          base64: async () => {
            if (!used.readable) throw new Error('The recording cannot be read: the fake microphone is corrupt.');
            return fakeBase64(size);
          },
        };
      },
      cancel() {
        if (end()) cancelled += 1;
      },
    };
    return active;
  };

  return {
    get microphone() {
      return chosen;
    },
    set microphone(next) {
      chosen = next;
    },
    get started() {
      return started;
    },
    get cancelled() {
      return cancelled;
    },
    get recording() {
      return current !== undefined;
    },
    get disposed() {
      return disposed;
    },
    async start({ maximumMs = 57_000 } = {}) {
      started += 1;
      current?.cancel();
      if (chosen.fault) throw microphoneError(chosen.fault);
      current = record(chosen, maximumMs);
      return current;
    },
    dispose() {
      disposed = true;
      current?.cancel();
    },
  };
}
