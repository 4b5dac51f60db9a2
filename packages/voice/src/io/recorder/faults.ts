import { MicrophoneError, type MicrophoneFault } from '../ports.ts';

/** Messages to the learner about each fault: what happened, and what to do. */
export const microphoneMessages: Readonly<Record<MicrophoneFault, string>> = {
  refused: 'The microphone is blocked. Allow it in the address bar of your browser, then try again.',
  missing: 'No microphone was found. Plug one in, then try again.',
  busy: 'The microphone does not answer. Close other programs that use it, then try again.',
  insecure: 'The microphone works only on a secure page. Open this page with https://, then try again.',
  unsupported: 'This browser cannot record your voice. Please use Google Chrome.',
};

/** A fault as an error to throw. `cause` is what the browser said. */
export const microphoneError = (fault: MicrophoneFault, cause?: unknown): MicrophoneError =>
  new MicrophoneError(fault, microphoneMessages[fault], { cause });

/** Names that browsers give to what went wrong in `getUserMedia`. */
const faultsByName: Readonly<Record<string, MicrophoneFault>> = {
  NotAllowedError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  InvalidStateError: 'busy',
  SecurityError: 'insecure',
  NotSupportedError: 'unsupported',
};

/** Says in our terms what the browser threw; an error of ours stays as it is, and what we do not know counts as `busy`. */
export function toMicrophoneError(thrown: unknown): MicrophoneError {
  if (thrown instanceof MicrophoneError) return thrown;
  const name = thrown instanceof Error ? thrown.name : '';
  return microphoneError(faultsByName[name] ?? 'busy', thrown);
}
