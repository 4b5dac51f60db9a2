import type { Heard } from '../ports.ts';

/** A recording without words and with more base64 characters than this was speech that could not be understood. */
const unclearFrom = 50_000;

export const failed: Heard = { kind: 'failed', text: '(no answer)' };
export const noAnswer: Heard = { kind: 'unclear', text: '(no answer)' };
export const timedOut: Heard = { kind: 'timeout', text: '(timeout)' };
export const noVoice: Heard = { kind: 'nothing', reason: 'no-voice' };
export const invalid: Heard = { kind: 'nothing', reason: 'invalid' };

/** Reads the server's answer. Anything but `{ transcript: string }` is a failure. */
export function readAnswer(answer: unknown, audioLength: number): Heard {
  if (typeof answer !== 'object' || answer === null) return failed;
  if (!('transcript' in answer) || typeof answer.transcript !== 'string') return failed;
  const text = answer.transcript.trim();
  if (text) return { kind: 'heard', text, draft: 'draft' in answer && answer.draft === true };
  return audioLength > unclearFrom ? { kind: 'unclear', text: '(heard but unclear)' } : noVoice;
}
