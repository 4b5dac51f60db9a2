import type { Profile } from '@sayso/api/contract/profile';
import { type EnglishLevel, englishLevels, type Goal, goals, type Topic, topics } from '@sayso/api/contract/values';

/** What the wizard has been told so far. */
export interface SetupDraft {
  /** 0 welcome, 1 name, 2 level, 3 goal, 4 topics (spec §2 "Profile setup"). */
  readonly step: 0 | 1 | 2 | 3 | 4;
  readonly fullName: string;
  readonly level: EnglishLevel | undefined;
  readonly goal: Goal | undefined;
  readonly topics: readonly Topic[];
}

/** A wizard that begins with what the profile already holds. */
export const draftOf = (profile: Profile): SetupDraft => ({
  step: 0,
  fullName: profile.full_name ?? '',
  level: englishLevels.find((level) => level === profile.english_level),
  goal: goals.find((goal) => goal === profile.goal),
  topics: topics.filter((topic) => profile.topics.includes(topic)),
});

export const levelNames: Record<EnglishLevel, string> = {
  A1: 'I know a few words.',
  A2: 'I can ask for simple things.',
  B1: 'I can talk about what I know.',
  B2: 'I can discuss most things.',
  C1: 'I speak with ease.',
  C2: 'I speak nearly like a native.',
};

export const goalNames: Record<Goal, string> = {
  Work: 'Meetings, calls, a new job.',
  Travel: 'Find my way, meet people.',
  Study: 'Courses, exams, papers.',
  Social: 'Friends, family, small talk.',
};
