import type { InterviewReview } from '@sayso/api/contract/interview';
import { nightNurseRetry, nightNurseReview, nightNurseSummary } from '@sayso/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyToday } from '../../platform/practice/stories/practice.ts';
import { ReviewPage, type ReviewPageProps } from './ReviewPage.tsx';

const shown = (review: InterviewReview | null, summary = nightNurseSummary): ReviewPageProps['state'] => ({
  status: 'success',
  data: { summary, review },
});
const reviewWith = (change: Partial<InterviewReview>) => shown({ ...nightNurseReview, ...change });

const meta = {
  title: 'Interview review',
  component: ReviewPage,
  parameters: { layout: 'fullscreen' },
  args: {
    state: shown(nightNurseReview),
    listening: 'none',
    today: storyToday,
    onListen: fn(),
    onStop: fn(),
    onRetry: fn(),
    onReload: fn(),
    onHome: fn(),
  },
} satisfies Meta<typeof ReviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingAnswered: Story = {
  args: {
    state: shown(
      {
        ...nightNurseReview,
        strengths: [],
        gaps: [],
        better: [],
        measures: { questions: 1, answered: 0, words: 0, spoken_seconds: 0, pace: null, fillers: [] },
      },
      'You left before the first answer. That is fine: the questions are still here. Begin with one sentence about who you are, and go on from there.',
    ),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('No answers this time.');
    await expect(canvas.queryByText('How you sounded')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Interview' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { state: { status: 'pending' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Home' }));
    await expect(args.onHome).toHaveBeenCalledOnce();
  },
};

/** The server did not answer: the interview is kept, and its feedback can be asked for again. */
export const Failed: Story = {
  args: { state: { status: 'error' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** A server that knows only the text. */
export const OnlyText: Story = {
  args: { state: shown(null) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByText(/prepare one question of your own/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Listen to Feedback' }));
    await expect(args.onListen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Home' }));
    await expect(args.onHome).toHaveBeenCalledOnce();
  },
};

export const ShortText: Story = {
  args: { state: shown(null, 'Thank you, Amina. Your answers were calm and clear.') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Read more' })).toBeNull();
  },
};

export const Expanded: Story = {
  args: { state: shown(null) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read more' }));
    await expect(canvas.getByText(/prepare one question of your own/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show less' })).toBeVisible();
  },
};

export const GettingReady: Story = {
  args: { state: shown(null), listening: 'loading' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Getting ready...' }));
    await expect(args.onListen).not.toHaveBeenCalled();
  },
};

export const Playing: Story = {
  args: { state: shown(null), listening: 'playing' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

/** Everything that a review can tell: strengths, the parts of each story, figures, sentences, every answer. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 4 questions answered')).toBeVisible();
    await expect(canvas.getByText('3 sentences, said better')).toBeVisible();
    await expect(canvas.getByText('Missing in this story: result.')).toBeInTheDocument();
    await expect(canvas.getByText('Not answered.')).toBeVisible();
    await expect(canvas.getByText(/may not be your exact words/)).toBeVisible();
  },
};

/** The same questions once more: before and now, side by side. */
export const Retried: Story = {
  args: { state: shown(nightNurseRetry), today: '2026-11-21' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Then and now.');
    await expect(canvas.getByText('All four parts of a story are there.')).toBeInTheDocument();
    await expect(canvas.getByText('This question is new.')).toBeVisible();
    await expect(canvas.getByText('104 before')).toBeVisible();
  },
};

/** One typed answer, nothing to correct: only what there is. */
export const OneAnswer: Story = {
  args: {
    state: reviewWith({
      strengths: ['You said clearly who you are.'],
      gaps: [],
      better: [],
      measures: { questions: 1, answered: 1, words: 30, spoken_seconds: 0, pace: null, fillers: [] },
      questions: nightNurseReview.questions.slice(0, 1),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('How you told your examples')).toBeNull();
    await expect(canvas.queryByText(/said better/)).toBeNull();
    await expect(canvas.queryByText('How you sounded')).toBeNull();
  },
};

export const LongTexts: Story = {
  args: {
    state: reviewWith({
      job_title: 'Wolfeschlegelsteinhausenbergerdorff-Oberkrankenpfleger',
      measures: {
        ...nightNurseReview.measures,
        pace: 243,
        fillers: ['um', 'uh', 'you know', 'basically', 'kind of', 'I mean'].map((word, index) => ({
          word,
          count: 14 - index,
        })),
      },
      questions: nightNurseReview.questions.slice(1, 2).map((question) => ({
        ...question,
        answer: `${question.answer} `.repeat(6),
        ideal: `${question.ideal} `.repeat(4),
      })),
    }),
  },
};
