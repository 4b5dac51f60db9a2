import * as v from 'valibot';
import { deadlines } from './deadlines.ts';
import { endpoint } from './endpoint.ts';
import { type CoachName, coaches, coachName, type EnglishLevel, englishLevels, oneOf } from './values.ts';

const text = v.nullish(v.string(), null);
const count = v.optional(v.nullable(v.number()));
const list = v.array(v.string());

/**
 * The profile as servers send it: every field but the address may be missing, topics may be nested once more. The address is null where
 * a provider told none.
 */
const wireProfile = v.looseObject({
  /** True says that the caller is not authorised and this is no profile. */
  unauthorized: v.optional(v.literal(false)),
  email: v.nullable(v.string()),
  full_name: text,
  picture: text,
  english_level: text,
  goal: text,
  preferences: v.nullish(
    v.looseObject({ topics: v.nullish(v.union([list, v.looseObject({ topics: v.nullish(list) })])) }),
  ),
  profile_setup_status: text,
  selected_character: text,
  is_premium: v.nullish(v.boolean(), false),
  level: count,
  total_xp: count,
  xp: count,
  streak: count,
  real_english_level: text,
  actual_level: text,
  /** Whether the level was measured: a server that says false has not heard enough of the learner. Optional to every server. */
  level_measured: v.nullish(v.boolean()),
  /** Free conversations of a day, and how many of today's are left. Absent where every one is free, and where the server does not say. */
  free_talks: v.nullish(v.looseObject({ limit: count, left: count })),
});
export type WireProfile = v.InferInput<typeof wireProfile>;

/** The profile with its variants settled and its defaults filled in, so that no reader has to. */
export interface Profile {
  /** Empty where it is not known. */
  readonly email: string;
  readonly full_name: string | null;
  readonly picture: string | null;
  readonly english_level: string | null;
  readonly goal: string | null;
  readonly topics: readonly string[];
  readonly profile_setup_status: string | null;
  readonly selected_character: CoachName | null;
  readonly is_premium: boolean;
  readonly level: number;
  readonly total_xp: number;
  readonly streak: number;
  /** Null where the server says that none was measured yet; from one that says nothing of it A1 at the least. */
  readonly real_english_level: EnglishLevel | null;
  /** Null where there is no limit, or none that the server tells. */
  readonly free_talks: FreeTalks | null;
}

/** Free conversations of a day, and how many of today's are left. */
export interface FreeTalks {
  readonly limit: number;
  readonly left: number;
}

const readTopics = (preferences: v.InferOutput<typeof wireProfile>['preferences']): readonly string[] => {
  const topics = preferences?.topics;
  return (Array.isArray(topics) ? topics : topics?.topics) ?? [];
};

const readLevel = (wire: v.InferOutput<typeof wireProfile>): EnglishLevel | null =>
  oneOf(englishLevels, wire.real_english_level ?? wire.actual_level) ?? (wire.level_measured === false ? null : 'A1');

const readFreeTalks = ({ free_talks: told }: v.InferOutput<typeof wireProfile>): FreeTalks | null =>
  typeof told?.limit === 'number' && typeof told.left === 'number' ? { limit: told.limit, left: told.left } : null;

export const profileAnswer = v.pipe(
  wireProfile,
  v.transform(
    (wire): Profile => ({
      email: wire.email ?? '',
      full_name: wire.full_name,
      picture: wire.picture,
      english_level: wire.english_level,
      goal: wire.goal,
      topics: readTopics(wire.preferences),
      profile_setup_status: wire.profile_setup_status,
      selected_character: oneOf(coaches, wire.selected_character),
      is_premium: wire.is_premium ?? false,
      level: wire.level ?? 1,
      total_xp: wire.total_xp ?? wire.xp ?? 0,
      streak: wire.streak ?? 0,
      real_english_level: readLevel(wire),
      free_talks: readFreeTalks(wire),
    }),
  ),
);

const preferences = v.object({ topics: v.pipe(list, v.maxLength(5)) });
const profileFields = {
  full_name: v.pipe(v.string(), v.trim(), v.maxLength(120)),
  english_level: v.picklist(englishLevels),
  goal: v.pipe(v.string(), v.maxLength(40)),
  preferences,
};

export const getMe = endpoint({
  method: 'GET',
  path: '/me',
  access: 'learner',
  body: 'none',
  limit: null,
  deadlineMs: deadlines.read,
  summary: 'The profile of the learner who holds the token.',
  answer: profileAnswer,
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/user/profile',
  access: 'learner',
  body: 'none',
  limit: null,
  deadlineMs: deadlines.read,
  summary: 'The same profile, for the profile page.',
  answer: profileAnswer,
});

export const setupProfile = endpoint({
  method: 'POST',
  path: '/user/setup-profile',
  access: 'learner',
  body: 'text',
  limit: null,
  deadlineMs: deadlines.write,
  idempotent: true,
  summary: 'Saves the setup wizard. With a selected_character the status becomes completedcoach, otherwise completed.',
  request: v.partial(
    v.object({
      ...profileFields,
      email: v.string(),
      profile_setup_status: v.nullable(v.string()),
      selected_character: v.nullable(coachName),
      time_zone: v.pipe(v.string(), v.maxLength(64)),
    }),
  ),
  /** The specification says no more than “JSON”, and the profile is loaded again afterwards. */
  answer: v.union([profileAnswer, v.looseObject({})]),
});

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/user/profile',
  access: 'learner',
  body: 'text',
  limit: null,
  deadlineMs: deadlines.write,
  idempotent: true,
  summary: 'Changes single fields of the profile.',
  request: v.partial(v.object({ ...profileFields, email: v.string(), time_zone: v.pipe(v.string(), v.maxLength(64)) })),
  answer: profileAnswer,
});

export const setCharacter = endpoint({
  method: 'POST',
  path: '/user/set_character',
  access: 'learner',
  body: 'text',
  limit: null,
  deadlineMs: deadlines.write,
  idempotent: true,
  summary: 'Chooses the coach.',
  request: v.object({ selected_character: coachName }),
  answer: v.looseObject({}),
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/user/delete',
  access: 'learner',
  body: 'none',
  limit: null,
  deadlineMs: deadlines.outside,
  summary: 'Deletes the account and everything that belongs to it. Final.',
  answer: v.looseObject({}),
});
