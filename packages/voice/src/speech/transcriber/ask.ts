import type { Clock, Detach } from '../../io/clock/clock.ts';
import { retry } from '../../net/retry.ts';
import type { Heard } from '../ports.ts';
import { failed, readAnswer, timedOut } from './answer.ts';

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
export async function askServer(server: Server, audio: string, ms: number, signal?: AbortSignal): Promise<Heard> {
  const { send, clock, onOnline } = server;
  const result = await retry((stop) => send(audio, stop), { clock, timeoutMs: ms, onOnline, signal });
  if (result.kind === 'answered') return readAnswer(result.answer, audio.length);
  return result.kind === 'timeout' ? timedOut : failed;
}
