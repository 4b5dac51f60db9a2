import type { Interview, InterviewQuestion, QuestionWanted } from '../../ports.ts';
import { asksBack } from './asks-back.ts';
import { choose } from './candidates.ts';
import { followUpOf } from './follow-up.ts';
import { hear } from './heard.ts';
import { readJob } from './job/read-job.ts';
import { greetingOf, leadOf } from './lead.ts';
import { groupOf } from './level-group.ts';
import { nameOf } from './name.ts';
import { statementsOf } from './statements/statements.ts';
import { join } from './understanding/text.ts';

/** The scripted interviewer’s next question. It depends on the interview alone. */
export function nextOf(interview: Interview, { kind, mayFollowUp, fixed }: QuestionWanted): InterviewQuestion {
  const { exchanges, learner, seed } = interview;
  const job = readJob(interview.job);
  const last = exchanges.at(-1);
  const find = (): string => fixed ?? choose(kind, job, learner.level, seed, exchanges);
  if (!last) return { kind, lead: greetingOf(interview, job), question: find() };
  const heard = hear(last.answer);
  const following = mayFollowUp ? followUpOf(interview, heard) : null;
  return following === null
    ? { kind, lead: leadOf(interview, heard, kind), question: find() }
    : { kind: 'follow-up', lead: leadOf(interview, heard, 'follow-up'), question: following };
}

/** The last words of an interview, without a question. */
export function goodbyeOf(interview: Interview): string {
  const { company } = readJob(interview.job);
  const name = nameOf(interview);
  const last = hear(interview.exchanges.at(-1)?.answer ?? null);
  const asks = statementsOf(interview.exchanges.at(-1)?.answer ?? '').some(asksBack);
  const group = groupOf(interview.learner.level);
  const sorry = last.why === 'danger' || last.why === 'grief' ? leadOf(interview, last, 'follow-up') : '';
  // A practice interviewer knows nothing of the real company, and does not make it up.
  const toQuestion = asks
    ? 'That is a good thing to ask. I am a practice interviewer, so keep that question for the real interview.'
    : '';
  const time = `Thank you for your time${name && `, ${name}`}${company && !asks ? `, and for your interest in ${company}` : ''}.`;
  const feedback = {
    A: 'This is the end of the interview. Now you get your feedback. Goodbye.',
    B: 'That was my last question. You will see your feedback in a moment. Goodbye.',
    C: 'That brings us to the end. Your feedback will be with you in a moment. Goodbye, and good luck.',
  };
  return join(sorry, toQuestion, time, feedback[group]);
}
