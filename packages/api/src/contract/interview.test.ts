import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { createInterview, getInterviewSummary } from './interview.ts';

describe('an interview', () => {
  it.each([
    ['i-7', 'i-7'],
    [7, '7'],
  ])('is known by its id, which a server may number: %j', (id, known) => {
    expect(parse(createInterview.answer, { id }).id).toBe(known);
  });

  it('has a summary also where the server says that there was no error', () => {
    expect(parse(getInterviewSummary.answer, { summary: 'Well done.', error: null })).toEqual({
      summary: 'Well done.',
      error: null,
    });
  });

  it('has none where the server says only the error', () => {
    const answer = parse(getInterviewSummary.answer, { summary: null, error: 'Nothing was answered.' });
    expect(answer).toEqual({ summary: '', error: 'Nothing was answered.' });
  });
});
