import type { EnglishLevel } from '@sayso/api/contract/values';
import { findRankInAnyCase } from '@sayso/curriculum/frequency';
import type { Scenario } from '@sayso/curriculum/scenario';
import { listTaught } from '@sayso/curriculum/taught';
import { listTokens } from '@sayso/curriculum/words';
import { findMistakes } from '../../grammar/mistakes.ts';
import { allRules } from '../../grammar/rules/all.ts';
import type { Talk } from '../../ports.ts';
import type { ScenarioEngine } from '../scenario/scenario-engine.ts';

/** Most words of an answer: what is spoken in about twenty seconds. */
const longest = 50;

/** Of a level: the most words of a sentence, and the rarest word by its rank in spoken English, with room for what the learner brings up. */
const limits: Readonly<Record<EnglishLevel, { readonly sentence: number; readonly rank: number }>> = {
  A1: { sentence: 12, rank: 4000 },
  A2: { sentence: 15, rank: 6500 },
  B1: { sentence: 20, rank: 10_000 },
  B2: { sentence: 26, rank: 18_000 },
  C1: { sentence: 32, rank: 40_000 },
  C2: { sentence: 36, rank: 60_000 },
};

/** Words that a coach never says aloud, and why. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:you should (?:say|have said)|the correct (?:form|sentence|way)|correction|grammar|past tense|instead of ["“]|remember (?:to|that)|you made|mistakes?|in english,? we say)\b/i,
    'it lectures',
  ],
  [/\b(?:your english|well said|great english|good grammar|excellent pronunciation)\b/i, 'it praises the English'],
  [
    /\b(?:system prompt|instructions|language model|openai|chatgpt|as an ai\b|prompt|ignore|learner_said|earlier_talks)\b|[<>{}]|```/i,
    'it speaks of its instructions',
  ],
  [
    /\b(?:my (?:wife|husband|children|kids|mother|father|girlfriend|boyfriend|childhood|dog|cat)|when i was (?:a child|young|little)|i (?:was born|grew up))\b/i,
    'it invents a life',
  ],
];

const claims =
  /\b(?:you (?:told|said|mentioned)|as you said|last time|you (?:are|work|live|have|study) (?:a|an|as|at|in|with|for)?)\b/i;

const splitSentences = (text: string): readonly string[] => text.split(/(?<=[.!?]["”]?)\s+/).filter(Boolean);
const listWords = (text: string): readonly string[] => text.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];

/** Words that both sides know: what was said in the conversation or before it, and what the scenario is about. */
const listKnown = (talk: Talk, scenario: Scenario | undefined): ReadonlySet<string> => {
  const earlier = (talk.learner.earlierTalks ?? []).flatMap(({ recap, said }) => [recap ?? '', ...said]);
  const authored = scenario
    ? [...listTaught(scenario).map(({ text }) => text), ...scenario.words.map(({ word }) => word), scenario.title]
    : [];
  const { firstName, goal, topics } = talk.learner;
  return new Set(
    [...talk.turns.map(({ text }) => text), ...earlier, ...authored, firstName ?? '', goal ?? '', ...topics].flatMap(
      listTokens,
    ),
  );
};

/** Facts about the learner that were never said: content words of a sentence that claims to know something. */
const findInvented = (sentence: string, known: ReadonlySet<string>): readonly string[] =>
  claims.test(sentence) && !sentence.includes('?')
    ? listTokens(sentence).filter(
        (word) => word.length > 3 && !known.has(word) && (findRankInAnyCase(word) ?? 1e6) > 600,
      )
    : [];

/** Finds what is wrong with an answer of a language model, before anyone hears it; empty for a good one. */
export const findFaults = (text: string, talk: Talk, { curriculum, replay }: ScenarioEngine): readonly string[] => {
  const { level } = talk.learner;
  const { sentence: longestSentence, rank } = limits[level];
  const scenario = curriculum.find(replay(talk).reply.play.scenarioId);
  const known = listKnown(talk, scenario);
  const sentences = splitSentences(text);
  const words = listWords(text);
  const rare = words.filter((word) => {
    const bare = word.toLowerCase().replace(/['’].*$/, '');
    return bare.length > 2 && !known.has(bare) && (findRankInAnyCase(bare) ?? 1e6) > rank;
  });
  const questions = sentences.filter((one) => /\?["”]?$/.test(one));
  return [
    ...(words.length > longest ? [`${words.length} words`] : []),
    ...(questions.length > 1 ? ['more than one question'] : []),
    ...(questions.length === 1 && !/\?["”]?$/.test(text) ? ['its question is not at the end'] : []),
    ...(/[.!?]["”]?$/.test(text) ? [] : ['it breaks off']),
    ...(sentences.some((one) => listWords(one).length > longestSentence) ? [`a sentence too long for ${level}`] : []),
    ...(rare.length > 0 ? [`words too rare for ${level}: ${rare.join(', ')}`] : []),
    ...forbidden.flatMap(([pattern, why]) => (pattern.test(text) ? [why] : [])),
    ...sentences.flatMap((one) => findInvented(one, known)).map((word) => `it claims to know of “${word}”`),
    ...sentences.flatMap((one) =>
      findMistakes(one, allRules).map(({ start, end }) => `a mistake: “${one.slice(start, end)}”`),
    ),
  ];
};
