import { describe, expect, it } from 'vitest';
import { toSecondPerson } from './second-person.ts';

describe('the second person', () => {
  it.each([
    ['I went to the beach with my sister', 'you went to the beach with your sister'],
    ['i was tired', 'you were tired'],
    ['my sister was tired', 'your sister was tired'],
    ["I'm from Spain and we're happy", "you're from Spain and you're happy"],
    ['I am a nurse', 'you are a nurse'],
    ['they gave me our tickets', 'they gave you your tickets'],
    ['I have seen it myself', 'you have seen it yourself'],
    ['i live in osaka', 'you live in Osaka'],
    ['i live in the city', 'you live in the city'],
  ])('turns “%s” into “%s”', (said, turned) => {
    expect(toSecondPerson(said)).toBe(turned);
  });
});
