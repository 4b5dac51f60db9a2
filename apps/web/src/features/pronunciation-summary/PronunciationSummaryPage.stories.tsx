import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PronunciationSummaryPage, type SummaryState } from './PronunciationSummaryPage.tsx';
import { createSummaryView, type PronunciationSummary } from './summary-view.ts';

const shown = (change: Partial<PronunciationSummary> = {}): SummaryState => ({
  status: 'success',
  data: createSummaryView({
    average_score: 0.82,
    feedback_tip: '“Village” starts with your teeth on your lip: v, not w.',
    xp_gained: 24,
    top_words: [
      { word: 'would', score: 0.94 },
      { word: 'night', score: 0.91 },
      { word: 'rather', score: 0.88 },
    ],
    weak_words: [
      { word: 'village', score: 0.41 },
      { word: 'through', score: 0.62 },
    ],
    phrase_count: 5,
    main_difficulty: 'The v in “village”',
    conversation_history: [
      { role: 'coach', content: 'I would rather walk through the village at night.' },
      { role: 'user', content: 'I would rather walk through the willage at night.' },
    ],
    ...change,
  }),
});
const tipText = 'Your rhythm is good. Slow down before a v, and let it buzz.';

const meta = {
  title: 'Pronunciation summary',
  component: PronunciationSummaryPage,
  parameters: { layout: 'fullscreen' },
  args: { state: shown(), coach: 'Daisy', tip: { status: 'none' }, onTip: fn(), onRetry: fn(), onHome: fn() },
} satisfies Meta<typeof PronunciationSummaryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There is none: what to do for one, and the way back. */
export const Missing: Story = {
  args: { state: { status: 'error', canRetry: false } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('No pronunciation session found');
    await expect(canvas.getByText(/Say a full sentence/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Home' }));
    await expect(args.onHome).toHaveBeenCalledOnce();
  },
};

/** The server was not reached: there may be one. */
export const Unreachable: Story = {
  args: { coach: 'John', state: { status: 'error', canRetry: true } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('No pronunciation session found');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: { status: 'pending' } } };

export const Shown: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '82%' })).toBeVisible();
    await expect(canvas.getByText('Good')).toBeVisible();
    await expect(canvas.queryByText('50+ XP')).toBeNull();
    await expect(canvas.getByText('You')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Get Global Tip' }));
    await expect(args.onTip).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Home' }));
    await expect(args.onHome).toHaveBeenCalledOnce();
  },
};

/** The badge from 50 on, at it too. */
export const WithBadge: Story = {
  parameters: { pictures: 'light' },
  args: { coach: 'John', state: shown({ xp_gained: 50, average_score: 0.91, weak_words: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50+ XP')).toBeVisible();
  },
};

/** The engine was sure of no word: that is said, and called neither good nor bad. */
export const NotSure: Story = {
  parameters: { pictures: 'light' },
  args: {
    state: shown({
      average_score: 0,
      sure: false,
      xp_gained: 25,
      top_words: [],
      weak_words: [],
      feedback_tip: 'Come closer to the microphone, and say the whole sentence.',
      main_difficulty: 'Unknown',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Not sure' })).toBeVisible();
    await expect(canvas.queryByText('Try again')).toBeNull();
    await expect(canvas.queryByText('0%')).toBeNull();
  },
};

/** All that a server need not say is left out. */
export const Bare: Story = {
  parameters: { pictures: 'light' },
  args: {
    coach: 'John',
    state: shown({
      average_score: 0,
      xp_gained: 0,
      phrase_count: 1,
      top_words: [],
      weak_words: [],
      feedback_tip: '',
      main_difficulty: 'Unknown',
      conversation_history: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Keep at it.');
    await expect(canvas.queryByRole('heading', { name: 'Conversation history' })).toBeNull();
  },
};

/** While the tip is generated neither button does anything. */
export const Generating: Story = {
  args: { coach: 'John', tip: { status: 'preparing' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your coach is preparing a tip...');
    await expect(canvas.getByRole('button', { name: 'Back to Home' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Get Global Tip' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Get Global Tip' }));
    await expect(args.onTip).not.toHaveBeenCalled();
  },
};

export const TipSpeaking: Story = {
  args: { tip: { status: 'shown', text: tipText, speaking: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Session feedback' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back to Home' })).toBeEnabled();
  },
};

export const LongTexts: Story = {
  parameters: { pictures: 'light' },
  args: {
    tip: { status: 'shown', text: `${tipText} `.repeat(5), speaking: false },
    state: shown({
      weak_words: [{ word: 'Donaudampfschifffahrtsgesellschaft', score: 0.3 }],
      main_difficulty: 'The two th sounds, as in “think” and “this”',
    }),
  },
};
