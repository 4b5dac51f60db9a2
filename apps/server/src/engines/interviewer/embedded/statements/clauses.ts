import { joints, openers, plain, subjects, timely } from './words.ts';

/** “after that”, “I ask why then …”: no clause opens there. */
export const opensClause = (words: readonly string[], at: number): boolean => {
  const [left = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]].map(plain);
  if (timely.has(word) && subjects.has(next)) return true;
  if (!openers.has(word) || next === '' || next === 'then' || joints.has(next)) return false;
  if (word !== 'that' || !left) return word !== 'that' || subjects.has(next);
  return /^(?:and|but)$/.test(left)
    ? subjects.has(next)
    : !/^(?:after|before|since|of|like|for|with|at|all)$/.test(left);
};

/** “… and when I came, I saw”: it leads to what follows, where something does. */
export const leadsOn = (words: readonly string[], at: number): boolean =>
  /^(?:when|if|while|since|before|after|once)$/.test(plain(words[at])) &&
  joints.has(plain(words[at - 1])) &&
  subjects.has(plain(words[at + 1])) &&
  words.slice(at + 3).some((_, further) => subjects.has(plain(words[at + 3 + further])));
