import type { Interview } from '../../../ports.ts';
import { sameAs } from '../candidates.ts';
import { tidySentences } from '../said.ts';

const job =
  /\bi (?:have (?:been )?|had |'ve (?:been )?)?(?:work|worked|working) (?:as|in|at|for|with)\b|\bi(?:'m| am| was) an? (?:\w+ ){0,2}(?!little|bit|good|person)\w+(?:er|or|ist|ant|nurse|chef|cook|assistant)\b/i;
const training =
  /\bi (?:have )?(?:studied|study|learned|learnt|graduated|trained|finished (?:school|university|my))\b|\b(?:degree|diploma|certificate|course)\b/i;
const ability =
  /\bi (?:can|know how|speak (?:a little |some |good |fluent )?(?:\w+ languages?|english|french|spanish|german|italian|chinese|japanese|korean|portuguese|russian|arabic|turkish|polish|dutch)\b|am (?:very |really )?good (?:at|with)|have (?:a lot of |much |\w+ years? of )?experience)\b|\b\w+ years of experience\b/i;
const success = /\b(?:increased|improved|won|saved|built|organi[sz]ed|led|created|\d+ ?(?:%|percent))\b/i;

/** A statement of the learner about their experience or abilities. */
export interface Fact {
  readonly sort: 'job' | 'training' | 'ability' | 'success';
  readonly sentence: string;
}

/** Speaks of what was said before it, or puts it in doubt: it cannot stand alone. */
const leaning =
  /^(?:he|she|it|they|this|that|because|also|or)\b|\bdon't know\b|\bnot sure\b|\?$|\bnever\b|\b(?:have|has|am|was|do|did|can)(?: not|n't)\b|\bcannot\b/i;

const sortOf = (sentence: string): Fact['sort'] | null => {
  if (
    leaning.test(sentence) ||
    !/^(?:(?:last|in|for|since|before|after|at) [\w ]{2,24} )?(?:I|I'm|I've)\b/.test(sentence)
  )
    return null;
  if (job.test(sentence)) return 'job';
  if (training.test(sentence)) return 'training';
  if (ability.test(sentence)) return 'ability';
  return success.test(sentence) ? 'success' : null;
};

/** The facts of all answers but the last, in their order, none twice; each as a sentence that stands alone. */
export function factsBefore({ exchanges }: Interview): readonly Fact[] {
  const facts = exchanges.slice(0, -1).flatMap(({ kind, answer }) =>
    // What was asked at the end is no fact, and a story cannot be told by one sentence of it.
    answer === null || kind === 'closing' || kind === 'behavioural' || kind === 'follow-up'
      ? []
      : tidySentences(answer).flatMap((sentence): readonly Fact[] => {
          const sort = sortOf(sentence);
          const words = sentence.split(' ').length;
          return sort === null || words < 4 || words > 20 ? [] : [{ sort, sentence }];
        }),
  );
  return [...new Map(facts.map((fact) => [sameAs(fact.sentence), fact])).values()];
}
