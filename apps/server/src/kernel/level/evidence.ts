import type { AnswerInputOf } from '@sayso/api/contract/endpoint';
import type { getLevel } from '@sayso/api/contract/level';
import * as v from 'valibot';
import type { Features } from './features.ts';

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    turnLength: v.number(),
    rareWords: v.number(),
    veryRareWords: v.number(),
    variety: v.number(),
    structures: v.number(),
    mistakes: v.number(),
  }),
);

/** The measurements behind an estimate, as they are stored. */
export const featuresIn = (text: string): Features => v.parse(stored, text);

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The same in words that a learner understands. */
export const describeEvidence = (features: Features): AnswerInputOf<typeof getLevel>['evidence'] => {
  const length = Math.round(features.turnLength);
  const rare = Math.round(features.rareWords);
  const different = Math.round(features.variety / 2);
  const structures = Math.round(features.structures);
  const mistakes = Math.round(features.mistakes);
  return [
    {
      name: 'Length',
      value: counted(length, 'word', 'words'),
      says: `You say about ${counted(length, 'word', 'words')} at a time.`,
    },
    {
      name: 'Words',
      value: `${rare} in 100`,
      says: `${rare} of 100 words are not among the 2,000 most common, and of 50 in a row ${different} are different.`,
    },
    {
      name: 'Sentences',
      value: `${structures} in 100 words`,
      says: `In 100 words you use “because”, “who”, “would have” and the like ${counted(structures, 'time', 'times')}.`,
    },
    {
      name: 'Mistakes',
      value: `${mistakes} in 100 words`,
      says: `In 100 words your coach finds ${counted(mistakes, 'mistake', 'mistakes')}.`,
    },
  ];
};
