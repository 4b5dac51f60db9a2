import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InterviewExchange } from '../../engines/ports.ts';
import { course, keptToCourse, mainQuestions, mostFollowUps, nextWanted } from './course.ts';

/** The choices of an interviewer and a learner at each question: both at will. */
interface Move {
  readonly followsUp: boolean;
  readonly answer: string | null;
}
const move: fc.Arbitrary<Move> = fc.record({
  followsUp: fc.boolean(),
  answer: fc.constantFrom('I did that once.', null),
});

const held = (moves: readonly Move[], fixed: readonly string[] = []): readonly InterviewExchange[] => {
  const exchanges: InterviewExchange[] = [];
  for (let number = 0; ; number++) {
    const wanted = nextWanted(exchanges, fixed);
    if (wanted === null) return exchanges;
    const { followsUp = false, answer = 'Yes.' } = moves[number] ?? {};
    const given = { kind: followsUp ? ('follow-up' as const) : wanted.kind, lead: '', question: `Number ${number}?` };
    const { kind, question } = keptToCourse(given, wanted);
    exchanges.push({ kind, question, answer });
  }
};

describe('the course of an interview', () => {
  it('is the same seven main questions, whatever the interviewer and the learner do', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
        const kinds = held(moves).map(({ kind }) => kind);
        expect(kinds.filter((kind) => kind !== 'follow-up')).toEqual(course);
        expect(kinds.at(-1)).toBe('closing');
      }),
    );
  });

  it('follows up twice at most, never twice running, never first, and only on an answer that was heard', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
        const exchanges = held(moves);
        const places = exchanges.flatMap(({ kind }, index) => (kind === 'follow-up' ? [index] : []));
        expect(places.length).toBeLessThanOrEqual(mostFollowUps);
        for (const place of places) {
          expect(exchanges[place - 1]?.kind).not.toBe('follow-up');
          expect(exchanges[place - 1]?.answer).toBe('I did that once.');
        }
      }),
    );
  });

  it('asks the main questions of the interview that is repeated, in their order, as far as that one came', () => {
    fc.assert(
      fc.property(fc.array(move), fc.array(move), fc.nat(7), (first, again, came) => {
        const fixed = mainQuestions(held(first)).slice(0, came);
        expect(mainQuestions(held(again, fixed)).slice(0, came)).toEqual(fixed);
      }),
    );
  });

  it('keeps an interviewer to it that wants something else', () => {
    const wanted = { kind: 'role', mayFollowUp: false, fixed: null } as const;
    const given = { kind: 'follow-up', lead: ' Good. ', question: ' Why? ' } as const;
    expect(keptToCourse(given, wanted)).toEqual({ kind: 'role', lead: 'Good.', question: 'Why?' });
  });
});
