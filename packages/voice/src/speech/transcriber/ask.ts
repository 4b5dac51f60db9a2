import type { Clock, Detach } from '../../internal/clock.ts';
import { askPatiently } from '../asking/ask-patiently.ts';
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
  const asked = await askPatiently((stop) => send(audio, stop), { clock, ms, onOnline, signal });
  if (asked.kind === 'answered') return readAnswer(asked.answer, audio.length);
  return asked.kind === 'late' ? timedOut : failed;
}
