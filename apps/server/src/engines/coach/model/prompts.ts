import { readFileSync } from 'node:fs';
import type { CoachName } from '@sayso/api/contract/values';
import type { Learner } from '../../ports.ts';

const read = (name: string): string => readFileSync(new URL(`../prompts/${name}.md`, import.meta.url), 'utf8').trim();

/** The prompts, read once when the server starts. */
export const prompts = {
  coach: read('coach'),
  greet: read('greet'),
  recap: read('recap'),
  tip: read('tip'),
  drillTip: read('drill-tip'),
};

/** Puts values in the places of `{{name}}`. */
export const fillPrompt = (prompt: string, values: Readonly<Record<string, string | number>>): string =>
  prompt.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

export const personas: Readonly<Record<CoachName, string>> = {
  John: 'You are calm, precise and a little dry. You take your time, choose exact words and use hardly any exclamation marks.',
  Daisy: 'You are warm, quick and curious. You use short sentences and contractions, and you are easily delighted.',
};

/** How to speak to each level: a heading of `levels.md` and what stands under it. */
export const levelGuides: Readonly<Record<string, string>> = Object.fromEntries(
  read('levels')
    .split(/^# /m)
    .slice(1)
    .map((part) => [part.slice(0, 2), part.slice(2).replace(/\s+/g, ' ').trim()]),
);

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
