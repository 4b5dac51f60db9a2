import type { Correction } from '@sayso/api/contract/conversation';
import { easyPace } from '@sayso/api/contract/interview';
import type { Interview, InterviewAssessment, InterviewFigures } from '../../../ports.ts';
import { starsOf } from '../answer/star.ts';
import { readJob } from '../job/read-job.ts';
import { join } from '../understanding/text.ts';
import { betterOf } from './better.ts';
import { answeredOf } from './evidence.ts';
import { gapsOf, strengthsOf } from './findings.ts';

/** How fast the learner spoke, in words, by their words a minute. */
function paceIn(pace: number | null): string {
  if (pace === null) return '';
  const figure = `${Math.round(pace)} words a minute`;
  if (pace < easyPace.from) return `You spoke slowly, at ${figure}.`;
  if (pace > easyPace.to) return `You spoke fast, at ${figure}.`;
  return `Your pace was good, at ${figure}.`;
}

function fillersIn(fillers: InterviewFigures['fillers']): string {
  const [first, second] = fillers;
  if (!first) return '';
  const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
  const named = [first, ...(second ? [second] : [])]
    .map(({ word, count }) => `“${word}” ${times(count)}`)
    .join(' and ');
  return `You said ${named}.`;
}

/** Reviews a whole interview by rules; where little was said, the review says how little it can judge. */
export function reviewOf(
  interview: Interview,
  figures: InterviewFigures,
  corrections: readonly Correction[],
): InterviewAssessment {
  const { exchanges } = interview;
  const { title, company } = readJob(interview.job);
  const stars = starsOf(interview);
  const answered = answeredOf(exchanges);
  const strengths = strengthsOf(interview, stars);
  const gaps = gapsOf(interview, stars, figures);
  const better = betterOf(interview, corrections);
  const place = `${title ? `the ${title} interview` : 'this interview'}${company ? ` at ${company}` : ''}`;
  if (answered.length === 0) {
    return {
      summary: `There is no answer from ${place} that I could use, so I cannot say yet how you did. Try it again and answer two or three questions, even with one sentence. You can take your time before you speak.`,
      strengths: [],
      gaps,
      better: [],
      stars,
    };
  }
  const all = exchanges.length;
  const count = `In ${place} you answered ${answered.length === all ? (all === 1 ? 'the one question' : all === 2 ? 'both questions' : `all ${all} questions`) : `${answered.length} of ${all} questions`}, with ${figures.words} words.`;
  const little =
    answered.length < 3 || figures.words < 60 ? 'That is not much to judge by, so take this as a first look.' : '';
  const [gap] = gaps;
  const nothingYet = 'Your answers need more facts of your own before I can name a strength.';
  return {
    summary: join(
      count,
      little,
      strengths[0] ?? nothingYet,
      gap
        ? `Next time: ${gap.advice.replace(/ It was missing when I asked: .*$/, '')}`
        : 'I found nothing big to work on.',
      join(paceIn(figures.pace), fillersIn(figures.fillers)),
    ),
    strengths,
    gaps,
    better,
    stars,
  };
}
