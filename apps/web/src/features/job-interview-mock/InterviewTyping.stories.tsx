import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routed } from '../../platform/page/stories/routed.tsx';
import { InterviewPage } from './InterviewPage.tsx';
import { createSnapshot, stageArgs } from './stories/scene.ts';

const meta = {
  title: 'Mock interview, typing',
  component: InterviewPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen', pictures: 'light' },
  args: stageArgs({ snapshot: createSnapshot({ phase: 'typing' }) }),
} satisfies Meta<typeof InterviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  args: { snapshot: createSnapshot({ phase: 'typing', microphone: 'refused' }) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/Click the icon next to the web address/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Speak instead' }));
    await expect(args.actions.retryMicrophone).toHaveBeenCalledOnce();
  },
};

/** Asking again would not help, so it is not offered. */
export const Unsupported: Story = {
  args: { snapshot: createSnapshot({ phase: 'typing', microphone: 'unsupported' }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This browser cannot record/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Speak instead' })).toBeNull();
  },
};

/** Chosen by the learner. Enter sends, blank is not sent. */
export const Typing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your answer' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('   {Enter}');
    await expect(args.actions.sendText).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.keyboard('I like to work with families.{Enter}');
    await expect(args.actions.sendText).toHaveBeenCalledWith('I like to work with families.');
    await userEvent.keyboard('And I');
  },
};
