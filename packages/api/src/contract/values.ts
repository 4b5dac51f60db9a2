import * as v from 'valibot';

/** The closed lists of the specification, in its order. */
export const coaches = ['John', 'Daisy'] as const;
export type CoachName = (typeof coaches)[number];
export const englishLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type EnglishLevel = (typeof englishLevels)[number];
export const goals = ['Work', 'Travel', 'Study', 'Social'] as const;
export type Goal = (typeof goals)[number];
export const topics = ['Tech', 'Business', 'Culture', 'Movies', 'Sports', 'News', 'Fashion', 'Science'] as const;
export type Topic = (typeof topics)[number];
export const maximumTopics = 5;

/** The one of a closed list that a text names, or null. */
export const oneOf = <const T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known) => known === value) ?? null;

export const coachName = v.picklist(coaches);
/** Base64, the way every recording and every voice travels. */
export const base64 = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/_-]*={0,2}$/, 'This is not base64.'));
/** An e-mail address: lowercased as the spec asks, trimmed, in Unicode's composed form so that one person is one row. */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => text.normalize('NFKC').toLowerCase()),
  v.email('This is not an e-mail address.'),
  v.maxLength(254),
);
