import type { AnsweredQuestion, InterviewMeasures, InterviewReview } from '@sayso/api/contract/interview';
import type { InterviewAssessment } from '../../engines/ports.ts';
import { measureInterview, spokenMs, wordCount } from './figures.ts';
import type { InterviewRow } from './interviews.ts';
import type { StoredExchange } from './state.ts';

/** An interview that has ended, with the interviewer's review. */
export interface ReviewedInterview {
  readonly interview: InterviewRow;
  /** The learner's own date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly exchanges: readonly StoredExchange[];
  /** Null where none could be made (yet). */
  readonly assessment: InterviewAssessment | null;
}

const answeredQuestions = ({ exchanges, assessment }: ReviewedInterview): AnsweredQuestion[] =>
  exchanges.map(({ kind, question, answer, said, step }, index) => {
    const ms = spokenMs(said);
    const star = assessment?.stars[index] ?? null;
    return {
      kind,
      question,
      answer,
      draft: said.some(({ draft }) => draft === 1),
      ideal: step.ideal,
      spoken_seconds: ms === 0 ? null : Math.round(ms / 1000),
      words: wordCount(said),
      star: star && { ...star },
    };
  });

/** The same question in other spacing, case or punctuation is the same question. */
const plain = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Identifies each question for a comparison. A follow-up is compared only within its main question, because many are worded alike. */
const identifyQuestions = (questions: readonly AnsweredQuestion[]): readonly string[] => {
  let main = '';
  return questions.map(({ kind, question }) => {
    if (kind === 'follow-up') return `${main}\n${plain(question)}`;
    main = plain(question);
    return main;
  });
};

/** The answers to the same questions, each in its place; null where a question is new. */
const alignedTo = (
  questions: readonly AnsweredQuestion[],
  earlier: readonly AnsweredQuestion[],
): (AnsweredQuestion | null)[] => {
  const places = identifyQuestions(earlier);
  const byPlace = new Map(earlier.map((one, index) => [places[index], one]));
  return identifyQuestions(questions).map((place) => byPlace.get(place) ?? null);
};

/** The review in its parts, compared with the interview that it repeats. */
export const composeReview = (own: ReviewedInterview, earlier: ReviewedInterview | null): InterviewReview => {
  const { interview, date, assessment } = own;
  const questions = answeredQuestions(own);
  return {
    job_title: interview.job_title,
    job_description: interview.job_description,
    company_name: interview.company_name,
    date,
    strengths: [...(assessment?.strengths ?? [])],
    gaps: [...(assessment?.gaps ?? [])],
    better: [...(assessment?.better ?? [])],
    measures: measureInterview(own.exchanges),
    questions,
    earlier: earlier && {
      id: earlier.interview.id,
      date: earlier.date,
      measures: measureInterview(earlier.exchanges),
      questions: alignedTo(questions, answeredQuestions(earlier)),
    },
  };
};

/** The longest text that can be spoken at once (the limit of `/api/speech/tts`), with room to spare. Characters. */
const longestSummary = 3800;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The figures in words: a summary that is true also where no engine can write one. */
export const plainSummary = ({ questions, answered, words, pace, fillers }: InterviewMeasures): string => {
  const said = `You answered ${answered} of ${counted(questions, 'question')} with ${counted(words, 'word')}.`;
  const speed = pace === null ? '' : ` You spoke about ${counted(pace, 'word')} a minute.`;
  const most = fillers[0];
  const filling = most ? ` The filler that you said most was “${most.word}”, ${counted(most.count, 'time')}.` : '';
  return said + speed + filling;
};

/** The whole review in one text, for a page that knows no parts of it. */
export const summaryText = (review: InterviewReview, assessment: InterviewAssessment | null): string => {
  if (!assessment) return plainSummary(review.measures);
  const parts = [
    assessment.summary,
    review.strengths.length === 0 ? '' : `What went well: ${review.strengths.join(' ')}`,
    review.gaps.length === 0 ? '' : `What to work on: ${review.gaps.map(({ advice }) => advice).join(' ')}`,
    ...review.better.map(({ said, better }) => `You said: “${said}” Better: “${better}”`),
  ].filter((part) => part !== '');
  return parts.reduce((text, part) => (text.length + part.length > longestSummary ? text : `${text}\n\n${part}`));
};
