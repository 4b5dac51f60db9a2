import { describe, expect, it } from 'vitest';
import { asksForWord, isNo, isYes, wantsToGoOn } from './short-answers.ts';

describe('a short answer', () => {
  it.each([
    'yes',
    'Yes, why not! But how did I do?',
    'okay',
    'I said yes! Another one, please.',
    "Let's do it",
    'I want to talk more',
  ])('is a yes: %s', (said) => expect([isYes(said), isNo(said)]).toEqual([true, false]));
  it.each(['no', 'No, thank you, I am tired.', 'not today', 'I have to go now', 'stop'])('is a no: %s', (said) =>
    expect([isYes(said), isNo(said)]).toEqual([false, true]),
  );
  it.each(["I'm better now, let's go on", 'I want to practise my English now', 'we can continue'])(
    'wants to go on: %s',
    (said) => expect(wantsToGoOn(said)).toBe(true),
  );
  it.each(['I miss her at dinner', 'She was ill for two years'])('does not: %s', (said) =>
    expect(wantsToGoOn(said)).toBe(false),
  );
});

describe('a question for the meaning of a word', () => {
  it.each(['What does view mean?', 'what is a view', 'view means what', 'the meaning of view please'])(
    'is found: %s',
    (said) => expect(asksForWord(said, 'view')).toBe(true),
  );
  it.each(['I mean a room with a view', 'what is the price with a view', 'Do you have a view?'])(
    'is not in: %s',
    (said) => expect(asksForWord(said, 'view')).toBe(false),
  );
});
