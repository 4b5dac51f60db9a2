import { readdirSync, readFileSync } from 'node:fs';
import { coaches, englishLevels } from '@sayso/api/contract/values';
import * as v from 'valibot';

/**
 * The kind of a learner’s turn, which decides how a good reply answers it: `tells` something that can be taken up, a `short` answer, `asks`
 * the coach, `orders` it to do something else, wants it to `repeat`, speaks a `foreign` language, is `sad` or in `danger`,
 * is `noise` of the recogniser, or says good`bye`.
 */
const kinds = ['tells', 'short', 'asks', 'orders', 'repeat', 'foreign', 'sad', 'danger', 'noise', 'bye'] as const;

const texts = v.array(v.string());
const earlierTalk = v.strictObject({ date: v.string(), recap: v.nullable(v.string()), said: texts, asked: texts });
const conversation = v.strictObject({
  about: v.string(),
  coach: v.picklist(coaches),
  learner: v.strictObject({
    firstName: v.nullable(v.string()),
    level: v.picklist(englishLevels),
    goal: v.nullable(v.string()),
    topics: texts,
    earlierTalks: v.optional(v.array(earlierTalk), []),
  }),
  /** How a good coach would begin. */
  greeting: v.string(),
  turns: v.array(
    v.strictObject({
      kind: v.picklist(kinds),
      said: v.string(),
      /** Where there is a mistake: the right forms, one of which a recast has. */
      right: v.optional(texts, []),
      /** How a good coach would answer. It shows what the checks want, and proves that they can be met. */
      good: v.string(),
    }),
  ),
});

/** One conversation of the test set: a learner, what they say, and what would be good answers. */
export type Conversation = v.InferOutput<typeof conversation> & { readonly name: string };

const folder = new URL('../conversations/', import.meta.url);

/** The whole test set. @throws where a file is no conversation. */
export const readConversations = (): readonly Conversation[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const read: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      return { ...v.parse(conversation, read), name: file.replace('.json', '') };
    });
