import { describe, expect, it } from 'vitest';
import { EngineUnavailable, type Interview, type Interviewer } from '../ports.ts';
import { createEmbeddedInterviewer } from './embedded/embedded.ts';
import { withFallback } from './fallback.ts';

const never = new AbortController().signal;
const interview: Interview = {
  job: { title: 'Waiter', description: 'Serve guests.', company: 'La Piazza' },
  learner: { firstName: 'Ana', level: 'B1', goal: null, topics: [] },
  exchanges: [{ kind: 'opening', question: 'Who are you?', answer: null }],
  seed: 's',
};
const figures = { words: 0, pace: null, fillers: [] };
const wanted = { kind: 'role', mayFollowUp: true, fixed: null } as const;
const failing = (reason: () => Error): Interviewer => ({
  about: { kind: 'provider', name: 'a model', note: '' },
  next: () => Promise.reject(reason()),
  idealAnswer: () => Promise.reject(reason()),
  goodbye: () => Promise.reject(reason()),
  review: () => Promise.reject(reason()),
  check: () => Promise.reject(reason()),
  close: async () => undefined,
});

describe('an interviewer', () => {
  it('is stood in for by the scripted one, in everything it says, when its model cannot answer', async () => {
    const reasons: unknown[] = [];
    const first = failing(() => new EngineUnavailable('The model is away.'));
    const both = withFallback(first, createEmbeddedInterviewer(), (reason) => reasons.push(reason));
    expect((await both.next(interview, wanted, never)).question).toMatch(/\?$/);
    expect(await both.idealAnswer(interview, never)).not.toBe('');
    expect(await both.goodbye(interview, never)).toContain('Goodbye');
    expect((await both.review(interview, figures, [], never)).stars).toEqual([null]);
    expect(reasons).toHaveLength(4);
    await expect(both.check(never)).rejects.toThrow('The model is away.');
  });

  it('hides no fault of its own', async () => {
    const both = withFallback(
      failing(() => new TypeError('a fault')),
      createEmbeddedInterviewer(),
      () => undefined,
    );
    await expect(both.goodbye(interview, never)).rejects.toThrow('a fault');
  });

  it('says nothing more when it is stopped', async () => {
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(createEmbeddedInterviewer().next(interview, wanted, stopped)).rejects.toThrow('stopped');
  });

  it('says plainly that the scripted one is a simple program, and really asks when it is checked', async () => {
    const scripted = createEmbeddedInterviewer();
    expect(scripted.about).toMatchObject({ kind: 'embedded', note: expect.stringContaining('A simple program') });
    expect(await scripted.check(never)).toMatch(/^asked “.+\?”$/);
  });
});
