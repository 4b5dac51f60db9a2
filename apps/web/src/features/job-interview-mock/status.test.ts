import type { InterviewPhase } from '@sayso/voice/interview';
import { describe, expect, it } from 'vitest';
import { describeStatus } from './status.ts';
import { createSnapshot } from './stories/scene.ts';

describe('the status line of an interview', () => {
  it.each<[InterviewPhase, string]>([
    ['preparing-answer', 'Prepare your answer'],
    ['processing', 'Processing your answer...'],
    ['generating-ideal', 'Generating ideal answer...'],
    ['waiting', 'HR is preparing next question...'],
  ])('uses the wording of the specification while %s', (phase, line) => {
    expect(describeStatus(createSnapshot({ phase })).line).toBe(line);
  });

  it('says that it is reconnecting in every phase but the end', () => {
    const lineIn = (phase: InterviewPhase) =>
      describeStatus(createSnapshot({ phase, connection: 'reconnecting' })).line;
    expect(lineIn('recording')).toBe('Reconnecting...');
    expect(lineIn('ending')).not.toBe('Reconnecting...');
  });

  it('hints that an answer is long, and that the hint must be read', () => {
    expect(describeStatus(createSnapshot({ isLongAnswer: true }))).toMatchObject({
      hint: expect.stringContaining('long answer'),
      hintNeeded: true,
    });
    expect(describeStatus(createSnapshot()).hintNeeded).toBeUndefined();
  });
});
