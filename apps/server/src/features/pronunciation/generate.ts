import type { AnswerInputOf } from '@sayso/api/contract/endpoint';
import type { generateSentence } from '@sayso/api/contract/pronunciation';
import type { LearnerRecord } from '../../kernel/learner/learner.ts';
import type { Services } from '../../kernel/services.ts';
import { toChance } from './chance.ts';
import { chooseSentence } from './choose-sentence.ts';
import { aloneFor } from './drill-learner.ts';
import { material } from './material/material.ts';
import { topicsNamedIn } from './named-topics.ts';
import { keepOffer, offersToAvoid } from './offers.ts';
import { dueItems } from './practice-items.ts';
import { hintFor } from './tips/tips.ts';

/** The next sentence for this learner; two calls at once get two. */
export const generate = (
  { clock, random, storage: { db } }: Pick<Services, 'clock' | 'random' | 'storage'>,
  { id, learner }: LearnerRecord,
  context: unknown,
): Promise<AnswerInputOf<typeof generateSentence>> =>
  aloneFor(db, id, async (alone) => {
    const now = clock.now();
    const avoided = await offersToAvoid(alone, id, now);
    const number = (avoided[0]?.number ?? 0) + 1;
    const asked = topicsNamedIn(context);
    const choice = {
      level: learner.level,
      topics: asked.length > 0 ? asked : learner.topics,
      recent: avoided.map(({ sentence_id }) => sentence_id),
      due: await dueItems(alone, id, { now, number }),
      repeated: avoided[0]?.repeats === 1,
    };
    const chosen = chooseSentence(material, choice, toChance(random));
    if (!chosen) throw new Error('There is no practice material.');
    const { sentence, repeats } = chosen;
    await keepOffer(alone, id, { number, sentence_id: sentence.id, repeats: repeats ? 1 : 0, created_at: now });
    return { sentence: sentence.text, sounds: [...sentence.sounds], hint: hintFor(sentence.sounds) };
  });
