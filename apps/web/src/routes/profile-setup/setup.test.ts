import { describe, expect, it } from 'vitest';
import { profileOf } from '../../shell/stories/profiles.ts';
import { draftOf } from './setup.ts';

describe('the setup wizard', () => {
  it('begins empty for somebody new', () => {
    const nobody = profileOf({ full_name: null, english_level: null, goal: null, topics: [] });
    expect(draftOf(nobody)).toEqual({ step: 0, fullName: '', level: undefined, goal: undefined, topics: [] });
  });

  it('begins with what is already known', () => {
    expect(draftOf(profileOf())).toEqual({
      step: 0,
      fullName: 'Amina Diallo',
      level: 'B1',
      goal: 'Work',
      topics: ['Tech', 'Movies', 'Science'],
    });
  });

  it('leaves out what cannot be chosen here', () => {
    const foreign = profileOf({ english_level: 'D1', goal: 'Not specified', topics: ['Cooking', 'News'] });
    expect(draftOf(foreign)).toMatchObject({ level: undefined, goal: undefined, topics: ['News'] });
  });
});
