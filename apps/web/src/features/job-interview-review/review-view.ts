import {
  type AnsweredQuestion,
  easyPace,
  type InterviewMeasures,
  type InterviewReview,
} from '@sayso/api/contract/interview';
import { counted } from '../../platform/calendar/days.ts';

/** The parts of a well-told example, in the order in which they are told. */
export const storyParts = ['situation', 'task', 'action', 'result'] as const;
export type StoryPart = (typeof storyParts)[number];

/** Which part it is, and what belongs there. */
export const partTexts: Readonly<Record<StoryPart, { readonly name: string; readonly words: string }>> = {
  situation: { name: 'Situation', words: 'Where and when it was' },
  task: { name: 'Task', words: 'What you had to do' },
  action: { name: 'Action', words: 'What you did yourself' },
  result: { name: 'Result', words: 'What the result was' },
};

/** One part over all stories of an interview. */
export interface PartOverview {
  readonly part: StoryPart;
  /** For each story, in order, whether it has this part. */
  readonly stories: readonly boolean[];
  readonly advice: readonly string[];
}

/** Whether there is anything to say about how it sounded: nothing where all was typed. */
export const isHeard = (measures: InterviewMeasures): boolean => measures.pace !== null || countFillers(measures) > 0;

/** How each part was told over all answers that should be a story. */
export const createOverview = ({
  questions,
  gaps,
}: Pick<InterviewReview, 'questions' | 'gaps'>): readonly PartOverview[] => {
  const stories = questions.flatMap(({ star }) => (star ? [star] : []));
  return storyParts.map((part) => ({
    part,
    stories: stories.map((star) => star[part]),
    advice: gaps.filter((gap) => gap.part === part).map(({ advice }) => advice),
  }));
};

const questionKinds: Readonly<Record<string, string>> = {
  opening: 'Opening',
  motivation: 'Motivation',
  behavioural: 'Your experience',
  role: 'The work itself',
  'follow-up': 'Follow-up',
  closing: 'Closing',
};

/** Names the kind of a question. */
export const kindName = (kind: string): string => questionKinds[kind] ?? 'Question';

const paceScale = { from: 60, to: 200 } as const;

/** Computes the place of a pace on the drawn scale, 0 to 1. */
export const placeOnScale = (pace: number): number =>
  Math.min(1, Math.max(0, (pace - paceScale.from) / (paceScale.to - paceScale.from)));

/** Describes a pace for the listener. */
export const paceWords = (pace: number): string => {
  if (pace < easyPace.from) return 'Slow: take your time, but make shorter pauses between words.';
  if (pace > easyPace.to) return 'Fast: breathe after each sentence.';
  return 'Easy to follow.';
};

/** Filler words in all. */
export const countFillers = ({ fillers }: Pick<InterviewMeasures, 'fillers'>): number =>
  fillers.reduce((total, { count }) => total + count, 0);

/** `5 of 6 questions`. */
export const answeredWords = ({ answered, questions }: Pick<InterviewMeasures, 'answered' | 'questions'>): string =>
  `${answered} of ${counted(questions, 'question')}`;

/** A question of this interview beside the same one of the interview that it repeats. */
export interface ComparedQuestion {
  readonly now: AnsweredQuestion;
  /** Null where it was not asked before. */
  readonly before: AnsweredQuestion | null;
}

/** Every question with what was answered before; `before` is null everywhere when nothing is repeated. */
export const comparedQuestions = ({ questions, earlier }: InterviewReview): readonly ComparedQuestion[] =>
  questions.map((now, index) => ({ now, before: earlier?.questions[index] ?? null }));
