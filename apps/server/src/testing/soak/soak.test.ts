import { describe, expect, it } from 'vitest';
import { findFaults, type KeptTurn } from './find-faults.ts';
import { runSoak } from './run-soak.ts';
import type { SoakTalk } from './soak-learner.ts';

describe('many conversations at once', () => {
  it('lose and double nothing, also where every fifth line breaks just after an answer was sent', async () => {
    let answers = 0;
    const pace = { turnMs: () => 0, turns: 5, breaks: () => ++answers % 5 === 0 };
    const report = await runSoak({ learners: 20, forMs: 0, sampleMs: 1000, pace });
    expect(report).toMatchObject({ talks: 20, turns: 100, faults: [] });
    expect(report.roundTrips).toHaveLength(80);
    expect(report.samples.at(-1)?.own.at(-1)?.turns).toBeGreaterThan(80);
  }, 60_000);
});

describe('the comparison of what was seen with what is kept', () => {
  const talk: SoakTalk = {
    sessionId: 'one',
    said: ['Tea.', 'Milk.'],
    heard: new Map([
      ['a', 'Hello.'],
      ['c', 'You said: Tea.'],
      ['e', 'You said: Milk.'],
    ]),
    roundTrips: [],
    errors: [],
  };
  const kept: KeptTurn[] = [
    { id: 'a', role: 'coach', text: 'Hello.', answers: null },
    { id: 'b', role: 'user', text: 'Tea.', answers: null },
    { id: 'c', role: 'coach', text: 'You said: Tea.', answers: 'b' },
    { id: 'd', role: 'user', text: 'Milk.', answers: null },
    { id: 'e', role: 'coach', text: 'You said: Milk.', answers: 'd' },
  ];
  const without = (id: string) => kept.filter((turn) => turn.id !== id);

  it('finds nothing where all is well', () => {
    expect(findFaults(talk, kept)).toEqual([]);
  });

  it.each<[string, SoakTalk, readonly KeptTurn[]]>([
    ['an answer that is not kept', talk, without('d')],
    ['a reply that is not kept', talk, without('c')],
    ['a greeting that is not kept', talk, without('a')],
    ['an answer that is kept twice', talk, [...kept, { id: 'f', role: 'user', text: 'Milk.', answers: null }]],
    ['a reply that is kept twice', talk, [...kept, { id: 'f', role: 'coach', text: 'Yes.', answers: 'd' }]],
    ['answers in another order', talk, [...kept.slice(3), ...kept.slice(0, 3)]],
    ['a reply that was not heard', { ...talk, heard: new Map([...talk.heard].slice(0, 2)) }, kept],
    ['an error', { ...talk, errors: [{ type: 'error' }] }, kept],
  ])('finds %s', (_what, seen, stored) => {
    expect(findFaults(seen, stored)).not.toEqual([]);
  });
});
