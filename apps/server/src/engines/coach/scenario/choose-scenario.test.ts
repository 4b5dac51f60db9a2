import { readScenarios } from '@sayso/curriculum/read';
import { describe, expect, it } from 'vitest';
import type { Learner } from '../../ports.ts';
import { chooseScenario } from './choose-scenario.ts';

const scenarios = readScenarios();
const learner: Learner = { firstName: null, level: 'B1', goal: 'Travel', topics: ['News'] };
const find = (id: string) => scenarios.find((scenario) => scenario.id === id);
const choose = (change: Partial<Learner>, played: readonly string[] = [], seed = 'seed') =>
  find(chooseScenario(scenarios, { ...learner, ...change }, played, seed));

describe('the scenario of a conversation', () => {
  it.each(['A1', 'A2', 'B1', 'B2', 'C1'] as const)('is of the level %s', (level) => {
    expect(choose({ level })?.level).toBe(level);
  });

  it('is of C1 for a learner of C2', () => {
    expect(choose({ level: 'C2' })?.level).toBe('C1');
  });

  it('suits the goal and the topics', () => {
    expect(choose({})?.goal).toBe('Travel');
    expect(choose({ goal: 'Work' })?.goal).toBe('Work');
  });

  it('is one that was not played, until all were; then the one that was played longest ago', () => {
    const played: string[] = [];
    const own = scenarios.filter(({ level }) => level === 'B1').length;
    for (let talk = 0; talk < own; talk += 1) played.push(chooseScenario(scenarios, learner, played, `seed ${talk}`));
    expect(new Set(played).size).toBe(own);
    expect(played.every((id) => find(id)?.level === 'B1')).toBe(true);
    expect(chooseScenario(scenarios, learner, played, 'again')).not.toBe(played.at(-1));
  });

  it('is the same for the same talk', () => {
    expect(choose({}, [], 'one')).toBe(choose({}, [], 'one'));
  });
});
