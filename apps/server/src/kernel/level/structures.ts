import { anyOf, pattern } from '../../platform/text/english/pattern.ts';
import { participles } from '../../platform/text/english/verbs.ts';

const have = anyOf(['have', 'has', "\\w+'ve", 'having']);
const be = anyOf(['am', 'is', 'are', 'was', 'were', 'be', 'been', 'being']);
const participle = anyOf([...new Set(participles), '\\w{2,}ed']);
const between = anyOf(['(?:not|never|always|already|just|ever|recently|only|really|also|often|now|\\w+ly) ', '']);
const subordinators = [
  'because although though unless whereas while whenever wherever until since once whether if',
  'who whom whose which whatever whoever whereupon provided lest',
]
  .join(' ')
  .split(' ');

/**
 * Ways to build a sentence that the CEFR levels bring one after another, A2 to C1 (English Grammar Profile, O'Keeffe & Mark 2017):
 * joined clauses, then the perfect, the passive and what is only imagined, then turned-round and shortened clauses.
 */
const structures: readonly RegExp[] = [
  pattern`${subordinators}`,
  pattern`(?:so|such) that|as (?:if|though|long as|soon as)|even (?:if|though)|rather than|instead of|in order to|despite|in spite of`,
  pattern`(?:what|how|why|where) (?:i|you|he|she|it|we|they|people|everyone|everybody|my|your|his|her|our|their|the) `,
  pattern`(?:think|believe|say|said|feel|find|argue|suppose|suspect|realise|realised|doubt|know|insisted|admit|claim|claimed|convinced|assumed|suggested|reminded|noticed|impression|fact|idea|sense|way|extent|illusion) (?:that|how)`,
  pattern`(?:${have}|had|i'd|we'd|he'd|she'd|they'd|it's|he's|she's) ${between}(?:been|${participle})`,
  pattern`${be} ${between}${participle}`,
  pattern`(?:would|could|should|might|may|must|wouldn't|couldn't|shouldn't|ought) (?:not |never |to |probably |\\w+ly )?(?:have|\\w+)`,
  pattern`(?:used|supposed|bound|likely|inclined|about) to`,
  pattern`(?:had|were|should) (?:i|he|she|it|we|they|you|anyone|those|it not) `,
  pattern`(?:nor|never|not only|neither|hardly|only then|seldom) (?:am|is|are|was|were|do|does|did|have|had|has)`,
];

/** How many such structures are in a text. One stretch of words may be several: “if I had known” is joined and perfect. */
export const countStructures = (text: string): number => {
  const plain = text.replaceAll('’', "'");
  return structures.reduce((sum, structure) => sum + (plain.match(structure)?.length ?? 0), 0);
};
