import type { Clock, Detach } from '../../internal/clock.ts';
import { backoffMs, defaultBackoff } from '../../socket/backoff.ts';
import type { Heard } from '../ports.ts';
import { failed, readAnswer, timedOut } from './answer.ts';
import { mayPass } from './retry.ts';

/** The waits between two attempts are those of the socket: 1 s, doubling up to 10 s (spec §9). */
const waitAfter = (failures: number): number => backoffMs(failures, defaultBackoff, () => 0);

export interface Server {
  /** Sends the audio and gives back the answer, parsed but not checked. Rejects with a `status` where there was an HTTP error. */
  readonly send: (audioBase64: string, signal: AbortSignal) => Promise<unknown>;
  readonly clock: Clock;
  /** Announces that the network is back: the next attempt then starts at once. */
  readonly onOnline?: (listener: () => void) => Detach;
}

/**
 * Asks until there is an answer, for `ms` milliseconds at most. If these end during an attempt it is a timeout, between two attempts a
 * failure. Settles as a failure when `signal` is aborted. Never rejects.
 */
export function askServer(server: Server, audio: string, ms: number, signal?: AbortSignal): Promise<Heard> {
  const { send, clock, onOnline } = server;
  const { promise, resolve } = Promise.withResolvers<Heard>();
  const attempts = new AbortController();
  let failures = 0;
  let resting: readonly (Detach | undefined)[] = [];

  const wake = () => {
    for (const detach of resting) detach?.();
    resting = [];
  };

  const attempt = async () => {
    try {
      resolve(readAnswer(await send(audio, attempts.signal), audio.length));
    } catch (error) {
      if (attempts.signal.aborted) return;
      if (!mayPass(error)) return resolve(failed);
      const again = () => {
        wake();
        void attempt();
      };
      failures += 1;
      resting = [clock.after(waitAfter(failures), again), onOnline?.(again)];
    }
  };

  const cancel = () => resolve(failed);
  const deadline = clock.after(ms, () => resolve(resting.length > 0 ? failed : timedOut));
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  else void attempt();

  return promise.finally(() => {
    deadline();
    wake();
    signal?.removeEventListener('abort', cancel);
    attempts.abort();
  });
}
