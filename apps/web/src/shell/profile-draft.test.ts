import { describe, expect, it } from 'vitest';
import { canSave, changesIn, draftOf } from './profile-draft.ts';
import { profileOf } from './stories/profiles.ts';

const profile = profileOf({ topics: ['Movies', 'Gardening'] });

describe('the draft of a profile', () => {
  it('begins with what the profile holds, without values that no list knows', () => {
    expect(draftOf(profile)).toEqual({ fullName: 'Amina Diallo', level: 'B1', goal: 'Work', topics: ['Movies'] });
    expect(draftOf({ ...profile, english_level: 'Z9', goal: null })).toMatchObject({
      level: undefined,
      goal: undefined,
    });
  });

  it('begins empty for somebody new', () => {
    const nobody = { ...profile, full_name: null, english_level: null, goal: null, topics: [] };
    expect(draftOf(nobody)).toEqual({ fullName: '', level: undefined, goal: undefined, topics: [] });
  });

  it('can be saved with a name and a topic, and not without', () => {
    const draft = draftOf(profile);
    expect(canSave(draft)).toBe(true);
    expect(canSave({ ...draft, fullName: '  ' })).toBe(false);
    expect(canSave({ ...draft, topics: [] })).toBe(false);
  });

  it('sends the name without the spaces around it, and nothing that was never chosen', () => {
    expect(changesIn({ ...draftOf(profile), fullName: ' Amina ', goal: undefined })).toEqual({
      full_name: 'Amina',
      english_level: 'B1',
      preferences: { topics: ['Movies'] },
    });
  });
});
