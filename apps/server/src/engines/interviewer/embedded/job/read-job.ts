import type { Job } from '../../../ports.ts';
import { companyOf, isOrder, plainText, titleOf } from './clean.ts';
import { dutiesIn } from './duties.ts';
import { type Family, familyOf } from './families.ts';
import { conditionsIn, skillsIn, type Trait, traitsIn, yearsIn } from './needs.ts';

/** The scripted interviewer’s knowledge of a job. Everything in it can be said aloud in the middle of a sentence. */
export interface JobPicture {
  /** “cashier”; null where what was entered cannot be said. */
  readonly title: string | null;
  readonly company: string | null;
  readonly family: Family;
  /** The duties, each as it stands after “you will”. */
  readonly duties: readonly string[];
  readonly skills: readonly string[];
  readonly traits: readonly Trait[];
  readonly conditions: readonly string[];
  /** “three years”; null where no years of experience are asked for. */
  readonly years: string | null;
}

/** Longest description that is read, in characters. */
const longest = 8000;

/** Reads what a learner entered about a job; whatever it is, what comes out is safe to say. */
export function readJob({ title, description, company }: Job): JobPicture {
  const text = plainText(description.slice(0, longest))
    .split('\n')
    .filter((line) => !isOrder(line))
    .join('\n');
  return {
    title: titleOf(title),
    company: companyOf(company),
    family: familyOf(isOrder(title) ? '' : (titleOf(title) ?? title), text),
    duties: dutiesIn(text),
    skills: skillsIn(text),
    traits: traitsIn(text),
    conditions: conditionsIn(text),
    years: yearsIn(text),
  };
}
