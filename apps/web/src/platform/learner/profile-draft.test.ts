import { describe, expect, it } from 'vitest';
import { canSave, collectChanges, createDraft } from './profile-draft.ts';
import { createProfile } from './stories/profiles.ts';

const profile = createProfile({ topics: ['Movies', 'Gardening'] });

describe('the draft of a profile', () => {
  it('begins with what the profile holds, without values that no list knows', () => {
    expect(createDraft(profile)).toEqual({ fullName: 'Amina Diallo', level: 'B1', goal: 'Work', topics: ['Movies'] });
    expect(createDraft({ ...profile, english_level: 'Z9', goal: null })).toMatchObject({
      level: undefined,
      goal: undefined,
    });
  });

  it('begins empty for a new learner', () => {
    const newcomer = { ...profile, full_name: null, english_level: null, goal: null, topics: [] };
    expect(createDraft(newcomer)).toEqual({ fullName: '', level: undefined, goal: undefined, topics: [] });
  });

  it('can be saved with a name and a topic, and not without', () => {
    const draft = createDraft(profile);
    expect(canSave(draft)).toBe(true);
    expect(canSave({ ...draft, fullName: '  ' })).toBe(false);
    expect(canSave({ ...draft, topics: [] })).toBe(false);
  });

  it('sends the name without the spaces around it, and nothing that was never chosen', () => {
    expect(collectChanges({ ...createDraft(profile), fullName: ' Amina ', goal: undefined })).toEqual({
      full_name: 'Amina',
      english_level: 'B1',
      preferences: { topics: ['Movies'] },
    });
  });
});
