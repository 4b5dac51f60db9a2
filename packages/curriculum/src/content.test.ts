import { describe, expect, it } from 'vitest';
import { checkAnswers, checkFlows, checkNotes } from './checks/asides.ts';
import { checkScenario, findTwins } from './checks/check-scenario.ts';
import { readAnswers, readFlows, readNotes, readScenarios } from './reading/read.ts';
import { goals, levels, topics } from './schema/scenario.ts';

const scenarios = readScenarios();

describe('the scenarios', () => {
  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('have no fault: %s', (_, scenario) => {
    expect(checkScenario(scenario)).toEqual([]);
  });

  it('say no sentence that another one says', () => {
    expect(findTwins(scenarios)).toEqual([]);
  });

  it('are in places that tell them apart, under ids of their own', () => {
    for (const names of [scenarios.map(({ id }) => id), scenarios.map(({ place }) => place)]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('are enough for each level, and there are several for each goal and topic', () => {
    const counts = Object.fromEntries(
      levels.map((level) => [level, scenarios.filter((scenario) => scenario.level === level).length]),
    );
    for (const [level, least] of Object.entries({ A1: 12, A2: 14, B1: 16, B2: 12, C1: 6 })) {
      expect(counts[level], level).toBeGreaterThanOrEqual(least);
    }
    for (const goal of goals) expect(scenarios.filter((one) => one.goal === goal).length, goal).toBeGreaterThan(4);
    for (const topic of topics) {
      expect(scenarios.filter((one) => one.topics.includes(topic)).length, topic).toBeGreaterThan(2);
    }
  });
});

describe('what is said beside the scenarios', () => {
  it('answers 150 questions about English, each found by its own words', () => {
    const notes = readNotes();
    expect(checkNotes(notes)).toEqual([]);
    expect(notes.length).toBeGreaterThanOrEqual(150);
  });

  it('answers 100 questions about John and Daisy', () => {
    const answers = readAnswers();
    expect(checkAnswers(answers)).toEqual([]);
    expect(answers.length).toBeGreaterThanOrEqual(100);
  });

  it('meets sadness, danger, orders, other languages and silence, and nothing that looks alike', () => {
    const flows = readFlows();
    expect(checkFlows(flows)).toEqual([]);
    expect(flows.map(({ id }) => id)).toEqual(expect.arrayContaining(['danger', 'silence', 'other-language']));
  });
});
