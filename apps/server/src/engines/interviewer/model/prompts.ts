import { readFileSync } from 'node:fs';
import { easyPace } from '@sayso/api/contract/interview';
import { describeLearner, fillPrompt, levelGuides } from '../../coach/model/prompts.ts';
import { type ChatMessage, delimited } from '../../language-model/complete.ts';
import type { Interview, InterviewExchange, InterviewFigures, QuestionKind, QuestionWanted } from '../../ports.ts';
import { plainText } from '../embedded/job/clean.ts';

const read = (name: string): string => readFileSync(new URL(`../prompts/${name}.md`, import.meta.url), 'utf8').trim();
const prompts = {
  interviewer: read('interviewer'),
  next: read('next'),
  ideal: read('ideal'),
  goodbye: read('goodbye'),
  review: read('review'),
};

/** How much of a description and of one answer the model sees, in characters; an interview has nine answers at most. */
const mostDescription = 6000;
const mostAnswer = 2000;

const wantedKinds: Readonly<Record<QuestionKind, string>> = {
  opening: 'the opening question, about who the learner is and what they have done.',
  motivation: 'a question about why the learner wants this job at this company.',
  behavioural: 'a question about something that the learner has really done, which asks for a story and fits this job.',
  role: 'a question about the work itself: a task, a tool or a typical situation of exactly this job.',
  'follow-up': 'a question that asks on about the last answer.',
  closing: 'the closing question: what the learner would like to ask.',
};

const asLines = ({ kind, question, answer }: InterviewExchange): string =>
  `Question (${kind}): ${question}\nAnswer: ${answer === null ? '(no answer)' : answer.slice(0, mostAnswer)}`;

const system = ({ job, learner }: Interview): ChatMessage => ({
  role: 'system',
  // Filled in one go: what a learner entered is never searched for places of the prompt.
  content: fillPrompt(prompts.interviewer, {
    learner: describeLearner(learner),
    level: learner.level,
    level_guide: levelGuides[learner.level] ?? '',
    job: delimited(
      'job',
      `Title: ${plainText(job.title)}\nCompany: ${plainText(job.company)}\nDescription: ${plainText(job.description).slice(0, mostDescription)}`,
    ),
  }),
});
const messages = (interview: Interview, task: string): readonly ChatMessage[] => [
  system(interview),
  {
    role: 'user',
    content: `${delimited('interview', interview.exchanges.map(asLines).join('\n\n') || '(It has not begun.)')}\n\n${task}`,
  },
];

/** The messages that ask the model for the next question. */
export const nextPrompt = (
  interview: Interview,
  { kind, mayFollowUp, fixed }: QuestionWanted,
): readonly ChatMessage[] =>
  messages(
    interview,
    fillPrompt(prompts.next, {
      kind,
      wanted: wantedKinds[kind],
      follow_up: mayFollowUp
        ? 'If the last answer left out something that matters (what the learner did, the result, an example), you may ask on about it instead; then `kind` is "follow-up". Do so only when it is worth it.'
        : 'Do not ask on about the last answer: go on to what is wanted.',
      fixed:
        fixed === null
          ? ''
          : `The question is given, word for word, and \`question\` repeats it; write a lead that fits it. ${delimited('question', fixed)}`,
    }),
  );

/** The messages that ask the model for the ideal answer to the last question. */
export const idealPrompt = (interview: Interview): readonly ChatMessage[] =>
  messages(interview, fillPrompt(prompts.ideal, { level: interview.learner.level }));

/** The messages that ask the model for the goodbye. */
export const goodbyePrompt = (interview: Interview): readonly ChatMessage[] => messages(interview, prompts.goodbye);

/** The messages that ask the model for the review of the whole interview. */
export function reviewPrompt(interview: Interview, { words, pace, fillers }: InterviewFigures): readonly ChatMessage[] {
  const said = fillers.map(({ word, count }) => `“${word}” ${count} times`).join(', ');
  const figures = `${words} words; ${pace === null ? 'nothing was spoken, so there is no pace' : `${Math.round(pace)} words a minute`}; filler words: ${said || 'none'}. A pace of ${easyPace.from} to ${easyPace.to} words a minute is easy to follow.`;
  return messages(interview, fillPrompt(prompts.review, { figures, count: interview.exchanges.length }));
}
