import { pastForms } from '../../../platform/text/english/verbs.ts';
import { shuffled } from '../../coach/random.ts';
import type { Interview, QuestionKind } from '../../ports.ts';
import type { Heard } from './heard.ts';
import { type JobPicture, readJob } from './job/read-job.ts';
import { groupOf } from './level-group.ts';
import { nameOf } from './name.ts';
import { properlySpelt } from './proper.ts';
import { fill, join } from './understanding/text.ts';

/** The first words: who is greeted, and what for. */
export function greetingOf(interview: Interview, { title, company }: JobPicture): string {
  const group = groupOf(interview.learner.level);
  const name = nameOf(interview);
  const hello = `Hello${name && ` ${name}`}, and welcome${company ? ` to ${company}` : ''}.`;
  const who = 'I am John from human resources.';
  const position = title ? `the ${title} position` : 'the position that you applied for';
  const about = {
    A: `Today we will talk about ${title ? `the ${title} job` : 'the job'}.`,
    B: `Thank you for coming. Today we will talk about ${position}.`,
    C: `Thank you for your interest in ${position}; I look forward to hearing about you.`,
  };
  return join(hello, who, about[group]);
}

const takenUp: Readonly<Record<'A' | 'B' | 'C', readonly string[]>> = {
  A: ['Thank you. So {statement}.', 'OK, so {statement}.', 'I see. So {statement}.'],
  B: [
    'Thank you. So {statement}.',
    'I see, so {statement}.',
    'You said that {statement}. Thank you.',
    'So {statement}. All right.',
  ],
  C: [
    'Thank you, so {statement}.',
    'You mentioned that {statement}. Thank you.',
    'I see. So {statement}; I have noted that.',
    'So {statement}. Right.',
  ],
};
const thanks: Readonly<Record<'A' | 'B' | 'C', readonly string[]>> = {
  A: ['Thank you.', 'OK, thank you.', 'All right.', 'I see.'],
  B: ['Thank you.', 'All right, thank you.', 'I see, thank you.', 'Thanks for explaining that.'],
  C: ['Thank you.', 'I see, thank you.', 'Understood, thank you.', 'Thank you for explaining that.'],
};
const onward: Readonly<Partial<Record<QuestionKind, readonly string[]>>> = {
  behavioural: ['Now a question about what you have done.', 'I would like to hear a story from your own work.'],
  role: ['Let us talk about the job itself.', 'Now a question about the work.'],
  closing: ['We are nearly at the end.', 'That brings me to the last question.'],
};
const instead: Readonly<Record<Exclude<Heard['why'], 'usable'>, readonly string[]>> = {
  silent: ['No problem, let us try another question.', 'That is fine, let us go on.', 'We can leave that one.'],
  passed: ['That is all right, let us go on.', 'No problem, not every question has an answer.', 'That is fine.'],
  foreign: ['I am afraid I only understand English. Let us go on.', 'Please try to answer in English. Let us go on.'],
  garbled: [
    'I am sorry, I did not understand all of that. Let us go on.',
    'I could not follow all of that, but let us go on.',
  ],
  grief: ['I am very sorry to hear that.', 'I am sorry; that must be hard.'],
  danger: [
    'I am sorry to hear that. Please talk to somebody you trust, or call the emergency services if you are not safe.',
  ],
};

/** An angry guest is what people tell of in interviews; only what happened to the learner is hard. */
const hardTimes =
  /\byou (?:are|were|got|became|felt) (?:very |really |so )?(?:sick|ill|depressed|lonely|divorced)\b|\byou (?:have )?lost your (?:job|home|house)\b/i;
/** Actions of the learner can stand after “So”; states, likes and needs sound odd when they are repeated. */
const canStand = new RegExp(
  `^you (?:(?:also|then|first|always) )?(?!(?:wanted|needed|felt|thought|said|got|asked|liked|loved|hated|lost|knew|became|meant|had|saw|heard|went|came|left|was|were)\\b)(?:${pastForms.join('|')}|have worked|have (?!(?:been)\\b)(?!(?:a|an|the|no|to)\\b)\\w+ed)\\b(?: [\\w'-]+){2,}$`,
  'i',
);

/** A word on the last answer, taking up what was said in it, and a turn to what comes next. */
export function leadOf(interview: Interview, heard: Heard, kind: QuestionKind): string {
  const { exchanges, seed, learner } = interview;
  const group = groupOf(learner.level);
  const turn = exchanges.length;
  const pick = (list: readonly string[], place: string): string => {
    const order = shuffled(list, `${seed} ${place}`);
    return order[turn % order.length] ?? '';
  };
  const firstOfKind = !exchanges.some((one) => one.kind === kind);
  const next = firstOfKind ? pick(onward[kind] ?? [''], 'onward') : '';
  const { skills, company } = readJob(interview.job);
  const spell = properlySpelt(interview, skills, company);
  if (heard.why !== 'usable') return join(pick(instead[heard.why], heard.why), next);
  const { about, statement } = heard.understood;
  if (hardTimes.test(about)) return join('I am sorry to hear that.', next);
  if (statement !== null && canStand.test(statement))
    return join(fill(pick(takenUp[group], 'taken'), { statement: spell(statement) }), next);
  return join(pick(thanks[group], 'thanks'), next);
}
