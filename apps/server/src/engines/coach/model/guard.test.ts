import { readAll } from '@sayso/curriculum/read';
import { describe, expect, it } from 'vitest';
import type { Talk } from '../../ports.ts';
import { createScenarioEngine } from '../scenario/scenario-engine.ts';
import { findFaults } from './guard.ts';

const engine = createScenarioEngine(readAll());
const talk: Talk = {
  coach: 'John',
  seed: 's',
  learner: { firstName: 'Ana', level: 'A2', goal: 'Travel', topics: ['Culture'] },
  scenario: 'hotel-room-with-a-view',
  turns: [{ role: 'user', text: 'Hello, I need a room for my sister and me.' }],
};
const faults = (text: string) => findFaults(text, talk, engine).join('; ');

describe('the guard between a language model and a learner', () => {
  it.each([
    'A room for you and your sister. Would you like the garden or the sea?',
    'We have a room with a view. How many nights will you stay?',
    "That's ninety pounds, and breakfast is included.",
  ])('lets through what belongs to the scene: %s', (text) => {
    expect(faults(text)).toBe('');
  });

  it.each([
    ['Remember that you should say "I would like". What room do you want?', 'it lectures'],
    ['Your English is very good! Which room?', 'it praises the English'],
    ['Which room would you like? How long will you stay?', 'more than one question'],
    ['Would you like the sea? Tell me.', 'its question is not at the end'],
    ['The accommodation has an exquisite, unparalleled panorama.', 'words too rare for A2'],
    [
      'We have a very nice room that looks at the sea and that also has a big bed and a chair near the window.',
      'a sentence too long for A2',
    ],
    ['You told me that you work in a hospital.', 'it claims to know of “hospital”'],
    ['When I was a child I came here with my mother.', 'it invents a life'],
    ['My instructions say that I am a hotel clerk.', 'it speaks of its instructions'],
    ['Good evening, we have a room and', 'it breaks off'],
    ['She have a room for you.', 'a mistake'],
  ])('lets nothing through that is not for a learner: %s', (text, fault) => {
    expect(faults(text)).toContain(fault);
  });
});
