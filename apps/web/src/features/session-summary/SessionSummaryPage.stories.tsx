import type { ConversationSummary } from '@sayso/api/contract/conversation';
import { weekendSummary } from '@sayso/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SessionSummaryPage, type SummaryState } from './SessionSummaryPage.tsx';

const weekend: ConversationSummary = {
  xp_gained: 24,
  total_xp: 436,
  summary: weekendSummary.summary ?? '',
  weaknesses: weekendSummary.weaknesses ?? {},
  corrections: (weekendSummary.corrections ?? []).map(({ explanation = '', ...rest }) => ({ ...rest, explanation })),
};
const shown = (change: Partial<ConversationSummary> = {}): SummaryState => ({
  status: 'success',
  data: { ...weekend, ...change },
});
const tipText = 'When you tell a story, put the verb in the past from the first word to the last.';

const meta = {
  title: 'Session summary',
  component: SessionSummaryPage,
  parameters: { layout: 'fullscreen' },
  args: {
    state: shown(),
    coach: 'Daisy',
    tip: { status: 'none' },
    onTip: fn(),
    onRetry: fn(),
    onHome: fn(),
  },
} satisfies Meta<typeof SessionSummaryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: { coach: 'John', state: { status: 'error' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('No conversation detected');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Home' }));
    await expect(args.onHome).toHaveBeenCalledOnce();
  },
};

/** The tip may be asked for again. */
export const TipFailed: Story = {
  args: { tip: { status: 'none' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get a Coach Tip' }));
    await expect(args.onTip).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: { status: 'pending' } } };

/** Every category with its number of issues, each mistake on the learner's own sentence. */
export const Shown: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Tense' })).toBeVisible();
    await expect(canvas.getByText('2 issues')).toBeVisible();
    await expect(canvas.getByText('1 issue')).toBeVisible();
    await expect(canvas.queryByText('1000+ XP')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Get a Coach Tip' }));
    await expect(args.onTip).toHaveBeenCalledOnce();
  },
};

/** A server that does not say which sentence it was. */
export const WithoutSentences: Story = {
  args: { coach: 'John', state: shown({ corrections: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It was a good film/)).toBeVisible();
  },
};

export const NoMistakes: Story = {
  args: { coach: 'John', state: shown({ weaknesses: {}, corrections: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No major mistakes detected!')).toBeVisible();
  },
};

/** A grammar checker that is dead has found nothing, which is no praise. */
export const NotChecked: Story = {
  args: { coach: 'John', state: shown({ weaknesses: {}, corrections: [], unchecked_turns: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We could not check your mistakes.')).toBeVisible();
    await expect(canvas.queryByText('No major mistakes detected!')).toBeNull();
  },
};

/** A category in which nothing was found is listed all the same. */
export const NothingInACategory: Story = {
  args: { state: shown({ weaknesses: { Prepositions: [], ...weekend.weaknesses } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Prepositions' })).toBeVisible();
    await expect(canvas.getByText('0 issues')).toBeVisible();
    await expect(canvas.queryByText('No major mistakes detected!')).toBeNull();
  },
};

const cinema = { said: 'Yesterday I go to cinema.', better: 'Yesterday I went to the cinema.' };

/** Three mistakes on one sentence, of two kinds: it stands once, and the other kind says where. */
export const OneSentenceOfTwoKinds: Story = {
  args: {
    state: shown({
      weaknesses: { Tense: ['a'], Articles: ['a'] },
      corrections: [
        { category: 'Tense', ...cinema, explanation: '“Yesterday” is over, so the verb is in the past.' },
        { category: 'Tense', ...cinema, explanation: '“Yesterday” is over, so the verb is in the past.' },
        { category: 'Articles', ...cinema, explanation: 'We say “the cinema”.' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Better')).toHaveLength(1);
    await expect(canvas.getAllByText('1 issue')).toHaveLength(2);
    await expect(canvas.getByText(/The better sentence is under Tense/)).toBeVisible();
  },
};

/** Over 1000 XP, not at it. */
export const Milestone: Story = {
  args: { state: shown({ total_xp: 1001, xp_gained: 31 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1000+ XP')).toBeVisible();
  },
};

export const TipPreparing: Story = {
  args: { coach: 'John', tip: { status: 'preparing' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your coach is preparing a tip...');
    await userEvent.click(canvas.getByRole('button', { name: 'Get a Coach Tip' }));
    await expect(args.onTip).not.toHaveBeenCalled();
  },
};

export const TipSpeaking: Story = { args: { tip: { status: 'shown', text: tipText, speaking: true } } };

export const TipShown: Story = {
  args: { coach: 'John', tip: { status: 'shown', text: tipText, speaking: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(tipText)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Get a Coach Tip' })).toBeNull();
  },
};

export const LongTexts: Story = {
  args: {
    state: shown({
      summary: Array.from({ length: 6 }, () => weekend.summary).join(' '),
      weaknesses: { 'Word order and the place of adverbs': ['x'] },
      corrections: [
        {
          category: 'Word order and the place of adverbs',
          said: 'Always I have to my grandmother on every second Sunday in the month with the very slow train gone.',
          better: 'I have always gone to my grandmother on every second Sunday of the month by the very slow train.',
          explanation: 'The adverb stands between “have” and the verb, and the verb does not wait until the end.',
        },
      ],
    }),
  },
};
