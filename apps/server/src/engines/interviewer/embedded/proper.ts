import nlp from 'compromise';
import type { Interview } from '../../ports.ts';
import { nameOf } from './name.ts';

const everyday = new Set(
  'it us am pm no to do on as is be so we he me my an if of by up go hi or at in and the our you for all'.split(' '),
);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const isPlace = (words: string): boolean => nlp(words).has('#Place');

/** “I lived in lisbon” with the capital of the town, where the dictionary knows one. */
export const placesWithCapitals = (text: string): string =>
  text.replace(
    /\b(in|from|to|near|around|of)( the)? (\p{Ll}{3,})(?: (\p{Ll}{3,}))?/gu,
    (found, before: string, the: string | undefined, first: string, second: string | undefined) => {
      const start = before + (the ?? '');
      if (second && nlp(`${first} ${second}`).has('^#Place #Place$'))
        return `${start} ${capital(first)} ${capital(second)}`;
      if (/^(?:netherlands|philippines)$/.test(first) || (!the && isPlace(first)))
        return `${start} ${capital(first)}${second ? ` ${second}` : ''}`;
      return found;
    },
  );

const shouted = /^\p{Lu}{3,}$/u;
/** Words of the job’s text that are written in their own way: “HubSpot”, “ICU”; what is shouted says nothing of that. */
const ownSpelling = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => /\p{Ll}{2}/u.test(line))
    .flatMap((line) => {
      const words = line.match(/[\p{L}\p{N}]+/gu) ?? [];
      return words.filter(
        (word, at) =>
          /^\p{Lu}\p{Ll}+\p{Lu}\p{L}*$/u.test(word) ||
          (/^\p{Lu}[\p{Lu}\p{N}]{1,4}$/u.test(word) &&
            !shouted.test(words[at - 1] ?? '') &&
            !shouted.test(words[at + 1] ?? '')),
      );
    })
    .filter((word) => !everyday.has(word.toLowerCase()));

/** Writes what a recogniser wrote small as this interview writes it: the learner’s name, the company, the words of the trade. */
export function properlySpelt(
  { job, learner }: Pick<Interview, 'job' | 'learner'>,
  skills: readonly string[],
  company: string | null,
): (text: string) => string {
  const words = [
    ...'CEO CTO HR CCTV KPI KPIs GPS UK USA SQL CV'.split(' '),
    ...ownSpelling(`${job.title}\n${job.description}`),
    ...skills.filter((skill) => /^\p{Lu}/u.test(skill) && !/^(?:Word|Excel|Outlook|Swift|Rust|React|Git)$/.test(skill)),
    ...(company !== null && company.length > 3 && !everyday.has(company.toLowerCase()) ? [company] : []),
  ];
  const spelling = new Map(words.map((word) => [word.toLowerCase(), word]));
  const list = [...spelling.keys()].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const find =
    list.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${list.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const name = nameOf({ learner });
  return (text) => {
    const spelt = find === null ? text : text.replace(find, (word) => spelling.get(word.toLowerCase()) ?? word);
    return name === ''
      ? spelt
      : spelt.replace(new RegExp(`(\\b(?:I am|I'm|name is|name's) )${name}(?![\\p{L}])`, 'giu'), `$1${name}`);
  };
}
