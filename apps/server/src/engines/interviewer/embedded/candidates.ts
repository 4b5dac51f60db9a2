import { type EnglishLevel, englishLevels } from '@sayso/api/contract/values';
import { shuffled } from '../../coach/random.ts';
import type { QuestionKind } from '../../ports.ts';
import type { JobPicture } from './job/read-job.ts';
import { groupOf } from './level-group.ts';
import type { Question } from './questions/bank.ts';
import { behaviourals, closings, motivations, openings } from './questions/course.ts';
import { familyQuestions } from './questions/families.ts';
import { conditionRole, dutyRole, dutyStory, skillRole, yearsRole } from './questions/made.ts';
import { traitQuestions } from './questions/traits.ts';
import { fill } from './understanding/text.ts';

/** A question that could be asked. Two of the same topic are not asked in one interview. */
export interface Candidate {
  readonly topic: string;
  readonly text: string;
  /** Made from what the job’s text says, and not from the bank alone. */
  readonly own: boolean;
}

const persons =
  /(?:er|or|ist|ant|ian|man|woman|nurse|chef|cook|clerk|pilot|architect|guide|attendant|representative|secretary|au pair|assistant|agent)$/i;
const vowel = /^(?:[aeio]|u(?!ni|se|k)|hour|honest|[FHLMNRSX](?![a-z]))/i;
/** “an accountant”; undefined where the title names no person. */
const nounOf = (title: string | null): string | undefined =>
  title !== null && persons.test(title) ? `${vowel.test(title) ? 'an' : 'a'} ${title}` : undefined;

const wordsOf = ({ title, company }: JobPicture): Readonly<Record<string, string | undefined>> => ({
  title: title ?? undefined,
  company: company ?? undefined,
  noun: nounOf(title),
});

/** A question in the words of this level; null where one of its places cannot be filled. */
function worded(
  question: Question,
  level: EnglishLevel,
  words: Readonly<Record<string, string | undefined>>,
): string | null {
  const template = question[groupOf(level)];
  const places = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const known = Object.fromEntries(
    Object.entries(words).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  return places.every((name) => name in known) ? fill(template, known) : null;
}

/** Everything that could be asked of this kind, what comes from the job’s own text first; the order depends on the seed. */
export function candidatesOf(
  kind: QuestionKind,
  job: JobPicture,
  level: EnglishLevel,
  seedOfInterview: string,
): readonly Candidate[] {
  // Two jobs of one learner are asked about in two orders.
  const seed = `${seedOfInterview} ${job.title} ${job.company}`;
  const base = wordsOf(job);
  const made = (
    topic: string,
    question: Question | undefined,
    own: boolean,
    words: Readonly<Record<string, string | undefined>> = {},
  ): readonly Candidate[] => {
    const text = question && worded(question, level, { ...base, ...words });
    return text ? [{ topic, text, own }] : [];
  };
  const bank = (name: string, questions: readonly Question[]): readonly Candidate[] =>
    questions.flatMap((question, index) => made(`${name} ${index}`, question, false));
  const duties = (questions: readonly Question[]): readonly Candidate[] =>
    job.duties.flatMap((duty, index) => {
      const variant = shuffled(questions, `${seed} duty ${index}`)[0];
      return made(`duty ${index}`, variant, true, { duty });
    });
  const mixed = (name: string, ...lists: readonly (readonly Candidate[])[]): readonly Candidate[] =>
    lists.flatMap((list, index) => shuffled(list, `${seed} ${name} ${index}`));
  switch (kind) {
    case 'opening':
      return mixed(kind, bank(kind, openings));
    case 'motivation':
      return mixed(kind, bank(kind, motivations));
    case 'closing':
      return mixed(kind, bank(kind, closings));
    case 'behavioural':
      return mixed(
        kind,
        [
          ...job.traits.flatMap((trait) => made(`trait ${trait}`, traitQuestions[trait], true)),
          ...duties(dutyStory).slice(0, 3),
        ],
        bank(kind, behaviourals),
      );
    case 'role':
    case 'follow-up':
      return mixed(
        'role',
        [
          ...duties(dutyRole),
          ...job.skills.flatMap((skill, index) =>
            made(`skill ${skill}`, shuffled(skillRole, `${seed} skill ${index}`)[0], true, { skill }),
          ),
          ...(job.years === null ? [] : made('years', yearsRole, true, { years: job.years })),
          ...job.conditions
            .slice(0, 2)
            .flatMap((condition) => made(`condition ${condition}`, conditionRole, true, { condition })),
        ],
        bank(job.family, familyQuestions[job.family]),
        bank('general', job.family === 'general' ? [] : familyQuestions.general),
      );
  }
}

const kinds: readonly QuestionKind[] = ['opening', 'motivation', 'behavioural', 'role', 'closing'];

/** Questions that are the same to a listener compare equal. */
export const sameAs = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The topics that have been asked about, at whatever level: a learner who repeats an interview may have moved up. */
export function topicsAsked(job: JobPicture, seed: string, asked: ReadonlySet<string>): ReadonlySet<string> {
  const levels = [...new Map(englishLevels.map((level) => [groupOf(level), level])).values()];
  const all = levels.flatMap((level) => kinds.flatMap((kind) => candidatesOf(kind, job, level, seed)));
  return new Set(all.filter(({ text }) => asked.has(sameAs(text))).map(({ topic }) => topic));
}

/** The next question of this kind that has not been asked; from another kind, where nothing of this one is left. */
export function choose(
  kind: QuestionKind,
  job: JobPicture,
  level: EnglishLevel,
  seed: string,
  questions: readonly { readonly kind: QuestionKind; readonly question: string }[],
): string {
  const asked = new Set(questions.map(({ question }) => sameAs(question)));
  const topics = topicsAsked(job, seed, asked);
  const list = candidatesOf(kind, job, level, seed);
  // In turns: a question from the job’s text, then one from what is usual in such work.
  const wantsOwn = questions.filter((one) => one.kind === kind).length % 2 === 0;
  const ordered = [...list.filter(({ own }) => own === wantsOwn), ...list.filter(({ own }) => own !== wantsOwn)];
  const unasked = (one: Candidate): boolean => !asked.has(sameAs(one.text));
  const found =
    ordered.find((one) => unasked(one) && !topics.has(one.topic)) ??
    ordered.find(unasked) ??
    kinds.flatMap((other) => candidatesOf(other, job, level, seed)).find(unasked);
  return found?.text ?? 'Is there anything else about you and your work that you would like to tell me?';
}
