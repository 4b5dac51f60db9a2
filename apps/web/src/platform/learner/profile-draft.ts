import type { Profile } from '@sayso/api/contract/profile';
import { type EnglishLevel, englishLevels, type Goal, goals, type Topic, topics } from '@sayso/api/contract/values';

/** The part of a profile that its learner may change. The address is how the account signs in, and stays. */
export interface ProfileDraft {
  readonly fullName: string;
  readonly level: EnglishLevel | undefined;
  readonly goal: Goal | undefined;
  readonly topics: readonly Topic[];
}

/** The profile as it may be edited; a value that no list knows must be chosen again. */
export const createDraft = (profile: Profile): ProfileDraft => ({
  fullName: profile.full_name ?? '',
  level: englishLevels.find((level) => level === profile.english_level),
  goal: goals.find((goal) => goal === profile.goal),
  topics: topics.filter((topic) => profile.topics.includes(topic)),
});

/** A profile without a name or a topic would be incomplete, and the learner sent back to the setup. */
export const canSave = (draft: ProfileDraft): boolean => draft.fullName.trim() !== '' && draft.topics.length > 0;

/** Collects the changes to send: nothing for a value that was never chosen. */
export const collectChanges = ({ fullName, level, goal, topics: chosen }: ProfileDraft) => ({
  full_name: fullName.trim(),
  ...(level && { english_level: level }),
  ...(goal && { goal }),
  preferences: { topics: [...chosen] },
});

/** The meaning of each level, in the learner's own words. */
export const levelNames: Record<EnglishLevel, string> = {
  A1: 'I know a few words.',
  A2: 'I can ask for simple things.',
  B1: 'I can talk about what I know.',
  B2: 'I can discuss most things.',
  C1: 'I speak with ease.',
  C2: 'I speak nearly like a native.',
};

/** The meaning of each goal. */
export const goalNames: Record<Goal, string> = {
  Work: 'Meetings, calls, a new job.',
  Travel: 'Find my way, meet people.',
  Study: 'Courses, exams, papers.',
  Social: 'Friends, family, small talk.',
};
