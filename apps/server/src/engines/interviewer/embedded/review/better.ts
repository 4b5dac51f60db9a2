import type { Correction } from '@sayso/api/contract/conversation';
import type { Interview, InterviewAssessment } from '../../../ports.ts';
import { sameAs } from '../candidates.ts';
import { readJob } from '../job/read-job.ts';
import { passes, wordsIn } from '../passes.ts';
import { properlySpelt } from '../proper.ts';
import { hasNoise, tidy } from '../said.ts';
import { clausesOf, statementsOf } from '../statements/statements.ts';
import { isForeign } from '../understanding/foreign.ts';

type Better = InterviewAssessment['better'][number];

/** One way to say something better: what is found, what takes its place, and why that is better. The more telling come first. */
const ways: readonly (readonly [find: RegExp, put: string, why: string])[] = [
  [/\bi was responsible for managing\b/i, 'I managed', 'A strong verb says it in one word.'],
  [/\bi was responsible for (?:the )?training (?:of )?/i, 'I trained ', 'A strong verb says it in one word.'],
  [
    /\bi was responsible to (?=[a-z])/i,
    'It was my job to ',
    '“Responsible” takes “for”; “it was my job to” is simpler.',
  ],
  [/\bi did (a|the|some|many|my) (presentation|speech)s?\b/i, 'I gave $1 $2', 'We give a presentation.'],
  [/\bi did (a|the|some|my) (plan|list|decision|mistake)\b/i, 'I made $1 $2', 'We make a plan, a list or a decision.'],
  [/\bi did a meeting\b/i, 'I held a meeting', 'We hold a meeting.'],
  [/\bi did (?:a )?(?:good|great|big) work\b/i, 'I did a good job', '“A good job” is what we say.'],
  [
    /\bdid (?:a lot of|many) (?:stuff|things)\b/i,
    'did many different tasks',
    '“Stuff” and “things” are too loose: better still, name them.',
  ],
  [/\bdid (?:all )?(?:this |that |the )?stuff\b/i, 'did the work', '“Stuff” is too loose for an interview.'],
  [/\bi think (?:that )?i (can|am|could|have)\b/i, 'I $1', 'Without “I think” you sound surer of yourself.'],
  [/\bi guess (?:that )?(?=i\b)/i, '', 'Without “I guess” you sound surer of yourself.'],
  [/\bmaybe i (can|could)\b/i, 'I $1', 'Without “maybe” you sound surer of yourself.'],
  [/\b(?:kind|sort) of (?=[a-z])/i, '', '“Kind of” makes what you say sound small.'],
  [/\bi helped (?:to )?organi[sz]e\b/i, 'I helped organise', 'Shorter is stronger.'],
  [/\bvery good\b/i, 'excellent', 'One strong word is better than “very”.'],
  [/\bvery (?:big|important) (problem|mistake|project)\b/i, 'serious $1', 'One strong word is better than “very”.'],
  [/\bvery tired\b/i, 'exhausted', 'One strong word is better than “very”.'],
  [
    /\b(?<=\b(?:was|were|am|are|is) )very happy(?= (?:about|with|to|that|because)\b|[.,!]|$)/i,
    'delighted',
    'One strong word is better than “very”.',
  ],
  [/(?<=\b(?:was|were|am|are|is|got|became) )very angry\b/i, 'furious', 'One strong word is better than “very”.'],
  [/,? (?:and so on|and everything|et cetera|etc\.?)(?=$|[.!])/i, '', 'End with the point, not with “and so on”.'],
  [/\bi want to say (?:that )?(?=i\b)/i, '', 'Say it at once, without announcing it.'],
  [/\b(?:basically|actually|literally|honestly),? /i, '', 'The word adds nothing.'],
];
/** “very big project” is no serious project, and a delighted person has no “with”. */
const unfit =
  /\bserious project\b|\ba (?:excellent|exhausted)\b|\b(?:not|so|isn't|wasn't|weren't) (?:excellent|delighted|furious|exhausted)\b/i;
const articles = (text: string): string => text.replace(/\ba (?=excellent\b)/gi, 'an ');

/** One sentence said better, or null where there is nothing to better, or what came out cannot be vouched for. */
export function sayBetter(said: string): Better | null {
  const clean = tidy(said);
  let better = clean;
  const reasons: string[] = [];
  for (const [find, put, why] of ways) {
    const next = articles(better.replace(find, put));
    if (next === better || unfit.test(next)) continue;
    better = next;
    reasons.push(why);
    if (reasons.length === 2) break;
  }
  better = tidy(better);
  const fillers = hasNoise(said);
  if (fillers) reasons.push('Without the filler words it is clearer.');
  const safe = wordsIn(better).length >= 4 && tidy(better) === better && !/ {2}|\bundefined\b/.test(better);
  if (!safe || reasons.length === 0 || sameAs(better) === sameAs(said)) return null;
  return { said, better, why: reasons.slice(0, 2).join(' ') };
}

/** The one statement of a long correction that was put right, where its parts can be told apart. */
function narrowed(correction: Correction): Correction {
  const [said, better] = [clausesOf(correction.said), clausesOf(correction.better)];
  const at = said.findIndex((clause, index) => clause !== better[index]);
  const [one, other] = [said[at], better[at]];
  return said.length !== better.length || one === undefined || other === undefined
    ? correction
    : { ...correction, said: one, better: other };
}

/** At most three of the learner’s sentences said better: those with a mistake first, then those that are vague or full of fillers. */
export function betterOf(interview: Interview, corrections: readonly Correction[]): readonly Better[] {
  const { skills, company } = readJob(interview.job);
  const spell = properlySpelt(interview, skills, company);
  const answers = interview.exchanges.flatMap(({ answer }) =>
    answer === null || passes(answer) || isForeign(answer) ? [] : [answer],
  );
  const sentences = answers.flatMap((answer) => statementsOf(answer)).filter((one) => wordsIn(one).length >= 4);
  const spoken = answers.join('\n');
  const mended = corrections
    .filter(({ said, better }) => spoken.includes(said) && sameAs(said) !== sameAs(better))
    .map(narrowed)
    .filter(({ better }) => wordsIn(better).length >= 4)
    .map(({ said, better, explanation }): Better => {
      const further = sayBetter(better);
      return further === null
        ? { said, better: tidy(better), why: explanation }
        : { said, better: further.better, why: `${explanation} ${further.why}` };
    });
  const polished = sentences.map(sayBetter).filter((one) => one !== null);
  const found: Better[] = [];
  for (const one of [...mended, ...polished]) {
    const known = found.some(
      ({ said }) => sameAs(said).includes(sameAs(one.said)) || sameAs(one.said).includes(sameAs(said)),
    );
    if (!known && found.length < 3) found.push({ ...one, better: spell(one.better) });
  }
  return found;
}
