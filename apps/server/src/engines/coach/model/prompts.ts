import { readFileSync } from 'node:fs';
import type { CoachName, EnglishLevel } from '@sayso/api/contract/values';
import type { Learner } from '../../ports.ts';

const read = (name: string): string => readFileSync(new URL(`../prompts/${name}.md`, import.meta.url), 'utf8').trim();

/** The prompts, read once when the server starts. */
export const prompts = { coach: read('coach'), greet: read('greet'), recap: read('recap'), tip: read('tip') };

/** Puts values in the places of `{{name}}`. */
export const fillPrompt = (prompt: string, values: Readonly<Record<string, string | number>>): string =>
  prompt.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

export const personas: Readonly<Record<CoachName, string>> = {
  John: 'You are calm, precise and a little dry. You take your time, choose exact words and use hardly any exclamation marks.',
  Daisy: 'You are warm, quick and curious. You use short sentences and contractions, and you are easily delighted.',
};

export const levelGuides: Readonly<Record<EnglishLevel, string>> = {
  A1: 'use only the most common words, the present tense, and sentences of at most eight words.',
  A2: 'use common words, simple past and future, and sentences of at most ten words.',
  B1: 'use everyday language, no idioms, sentences of at most fourteen words.',
  B2: 'use natural everyday English, an idiom now and then if the context makes it clear.',
  C1: 'speak as to a well-read native speaker, with precise words and real ideas.',
  C2: 'speak as to a well-read native speaker, with nuance, wit and real ideas.',
};

/** A short word of the learner’s own, without anything that could pass for markup or a new line of the prompt. */
const word = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N} .'’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 40);

/** Who the learner is, in half a sentence. */
export const describeLearner = ({ firstName, goal, topics }: Learner): string =>
  [
    firstName ? `first name “${word(firstName)}”` : 'no name given',
    goal ? `learns English for “${word(goal)}”` : 'goal not given',
    topics.length > 0
      ? `likes to talk about ${topics
          .slice(0, 5)
          .map((topic) => `“${word(topic)}”`)
          .join(', ')}`
      : 'no topics given',
  ].join('; ');
