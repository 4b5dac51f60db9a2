import type { Interview } from '../../ports.ts';
import { isSayable } from './job/clean.ts';

/** The learner’s first name as a voice can say it; empty where there is none. */
export const nameOf = ({ learner }: Pick<Interview, 'learner'>): string => {
  const name =
    learner.firstName
      ?.replace(/[^\p{L}' -]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 30) ?? '';
  return isSayable(name) ? name : '';
};
