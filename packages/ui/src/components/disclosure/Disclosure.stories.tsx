import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG } from '../../internal/story-tools.tsx';
import { Disclosure } from './Disclosure.tsx';

const feedback =
  'You answered every question, and you gave an example for most of them. Your story about the night shift was clear: what happened, what you did, what came of it. Slow down when you talk about numbers. You said “I have worked there since three years”; an employer expects “for three years”. Try to end each answer with one sentence that says why it matters for this job. You sounded most sure of yourself when you spoke about your team.';

const meta = {
  title: 'Disclosure',
  component: Disclosure,
  decorators: [asForm],
  args: { text: feedback },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/spoke about your team/)).toBeNull();
    const more = canvas.getByRole('button', { name: 'Read more' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(canvas.getByText(/spoke about your team/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show less', expanded: true }));
    await expect(canvas.queryByText(/spoke about your team/)).toBeNull();
  },
};

export const Short: Story = {
  args: { text: 'Well done.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongWords: Story = { args: { text: LONG.repeat(6) } };

export const DoubledText: Story = { decorators: [doubledText] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <Disclosure text={feedback} />,
          because: 'The beginning is there to read, and says whether the rest is worth it.',
          bad: <Disclosure text={feedback} limit={12} />,
          but: 'Twelve letters tell nothing: everybody has to press.',
        },
      ]}
    />
  ),
};
