import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routed } from '../../platform/page/stories/routed.tsx';
import { coachSpeaks, learnerSpeaks } from '../../platform/stage/stories/levels.ts';
import { InterviewPage } from './InterviewPage.tsx';
import { answered, createSnapshot, shown, stageArgs } from './stories/scene.ts';

const meta = {
  title: 'Mock interview, with text',
  component: InterviewPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen', pictures: 'light' },
  args: stageArgs({ textShown: true }),
} satisfies Meta<typeof InterviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Why it waits is read before what was said. */
export const Paused: Story = {
  args: {
    snapshot: createSnapshot({
      phase: 'paused',
      messages: answered,
      notice: { id: 1, tone: 'error', text: 'Your answer could not be sent. Please try again.' },
    }),
  },
};

export const PreparingAnswer: Story = { args: { snapshot: createSnapshot({ phase: 'preparing-answer' }) } };

export const Recording: Story = {
  args: { levels: learnerSpeaks },
  play: async ({ canvas, args, userEvent }) => {
    const text = within(canvas.getByRole('log', { name: 'What was said' }));
    await expect(text.getByText(/Why would you like to work/)).toBeVisible();
    await expect(text.getByText('Ideal answer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Text' }));
    await expect(args.onTextShownChange).toHaveBeenCalledWith(false);
  },
};

/** The ideal answer stands on the other side, and says that it is one. */
export const Ideal: Story = {
  args: { snapshot: createSnapshot({ phase: 'ideal', messages: shown }), levels: coachSpeaks },
};

export const Typing: Story = { args: { snapshot: createSnapshot({ phase: 'typing' }) } };
