import type { Heard } from '../ports.ts';

/** Base64 characters from which on a recording without words was speech that nobody understood (spec §5). */
const unclearFrom = 50_000;

export const failed: Heard = { kind: 'failed', text: '(no answer)' };
export const noAnswer: Heard = { kind: 'unclear', text: '(no answer)' };
export const timedOut: Heard = { kind: 'timeout', text: '(timeout)' };
export const noVoice: Heard = { kind: 'nothing', reason: 'no-voice' };
export const invalid: Heard = { kind: 'nothing', reason: 'invalid' };

/** What the server's answer means (spec §5). Whatever is not `{ transcript: string }` cannot be understood. */
export function readAnswer(answer: unknown, audioLength: number): Heard {
  if (typeof answer !== 'object' || answer === null) return failed;
  if (!('transcript' in answer) || typeof answer.transcript !== 'string') return failed;
  const text = answer.transcript.trim();
  if (text) return { kind: 'heard', text, draft: 'draft' in answer && answer.draft === true };
  return audioLength > unclearFrom ? { kind: 'unclear', text: '(heard but unclear)' } : noVoice;
}
