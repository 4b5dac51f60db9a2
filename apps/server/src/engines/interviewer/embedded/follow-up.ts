import { chance, shuffled } from '../../coach/random.ts';
import type { Interview } from '../../ports.ts';
import { starOf } from './answer/star.ts';
import { sameAs } from './candidates.ts';
import type { Heard } from './heard.ts';
import { groupOf } from './level-group.ts';
import { type Question, question } from './questions/bank.ts';

const more: readonly Question[] = [
  question(
    'Can you tell me a little more?',
    'Could you tell me a little more about that?',
    'Could you expand on that a little?',
  ),
  question(
    'Can you give me an example?',
    'Could you give me an example?',
    'Could you illustrate that with an example?',
  ),
];
const deeds: readonly Question[] = [
  question('And what did you do?', 'And what exactly did you do yourself?', 'And what was your own part in that?'),
  question(
    'What did you do then?',
    'What was the first thing that you did?',
    'What exactly did you decide to do, and why?',
  ),
];
const results: readonly Question[] = [
  question('How did it end?', 'What was the result in the end?', 'And what came of it in the end?'),
  question('What was the result?', 'How did it turn out?', 'How did it turn out, and for whom?'),
];
const numbers: readonly Question[] = [
  question(
    'How many or how much was that?',
    'Can you put a number on that, for example how much or how long?',
    'Could you put a figure on that?',
  ),
];
const work: readonly Question[] = [
  question(
    'What was hard in that work?',
    'What was the most difficult part of that work?',
    'What did that work teach you that you still use?',
  ),
  question(
    'What did you like about that work?',
    'What did you like most about that work?',
    'Looking back, what would you do differently in that work?',
  ),
];

const tellsOfWork =
  /\byou (?:have |had )?(?:worked|work|are working|have been working|taught|managed)\b(?!\s*(?:hard|well|out))/i;
const growth =
  /\b(?:more (?:customers|guests|sales|orders|students|money)|increased|grew|improved|faster|saved|reduced|many)\b/i;

/** Lists the follow-up questions, the most useful first; empty where the answer is complete. */
function wanted({ exchanges, learner, seed }: Interview, heard: Heard): readonly (readonly Question[])[] {
  const last = exchanges.at(-1);
  if (!last || heard.why !== 'usable' || last.answer === null) return [];
  const short = heard.words < (groupOf(learner.level) === 'A' ? 5 : 9);
  if (short) return last.kind === 'behavioural' && heard.words > 3 ? [deeds, more] : [more];
  if (last.kind === 'behavioural') {
    const { action, result } = starOf(last.answer);
    if (!action) return [deeds];
    if (!result) return [results];
    return groupOf(learner.level) !== 'A' && growth.test(last.answer) && !/\d/.test(last.answer) ? [numbers] : [];
  }
  const told = heard.understood.statement ?? '';
  if (last.kind === 'opening' && tellsOfWork.test(told) && chance(`${seed} ask about work`) < 0.5) return [work];
  return [];
}

/** A question that asks on about the last answer; null where there is nothing worth asking, or it has been asked. */
export function followUpOf(interview: Interview, heard: Heard): string | null {
  const group = groupOf(interview.learner.level);
  const asked = new Set(interview.exchanges.map(({ question: text }) => sameAs(text)));
  const texts = wanted(interview, heard).flatMap((list, index) =>
    shuffled(list, `${interview.seed} follow-up ${index}`).map((one) => one[group]),
  );
  return texts.find((text) => !asked.has(sameAs(text))) ?? null;
}
