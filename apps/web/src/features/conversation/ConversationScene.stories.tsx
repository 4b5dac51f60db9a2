import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { routed } from '../../platform/page/stories/routed.tsx';
import { coachSpeaks, learnerSpeaks } from '../../platform/stage/stories/levels.ts';
import { ConversationPage } from './ConversationPage.tsx';
import { stageArgs } from './stories/scene.ts';
import { atTheDesk, createSnapshot, hotel } from './stories/talk.ts';

const meta = {
  title: 'Conversation/Scene',
  component: ConversationPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen', pictures: 'light' },
  args: stageArgs({
    coach: 'John',
    snapshot: createSnapshot({ messages: atTheDesk, scene: hotel }),
    onHear: fn(),
  }),
} satisfies Meta<typeof ConversationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the next hint: with the bulb of a phone, or in the panel of a desktop. */
const openHint = async (canvas: ReturnType<typeof within>, name: string) => {
  const bulb = canvas.queryByRole('button', { name: 'Help me' });
  await userEvent.click(bulb ?? canvas.getByRole('button', { name }));
};
const seen = (elements: readonly HTMLElement[]) => elements.find((one) => one.checkVisibility());

/** The coach speaks first. On a phone the mission is one line, which shows all steps when it is touched. */
export const Begins: Story = {
  args: {
    levels: coachSpeaks,
    snapshot: createSnapshot({
      phase: 'speaking',
      messages: atTheDesk.slice(0, 1),
      scene: { ...hotel, recasts: [], steps: hotel.steps.map((step) => ({ ...step, done: false })) },
    }),
  },
  play: async ({ canvas }) => {
    const line = canvas.queryByRole('button', { name: /Say good evening/ });
    if (!line) return;
    await userEvent.click(line);
    await expect(seen(canvas.getAllByText('Take it, or say no politely'))).toBeVisible();
    await userEvent.click(line);
  },
};

/** Two steps are done, the third is to be tried now. */
export const UnderWay: Story = { args: { levels: learnerSpeaks } };

/** The first help: the idea. The microphone waits while the learner reads. */
export const Idea: Story = {
  args: {
    snapshot: createSnapshot({ phase: 'paused', reading: true, messages: atTheDesk, scene: hotel }),
  },
  play: async ({ canvas, args }) => {
    await openHint(canvas, 'The idea');
    await expect(args.actions.openHelp).toHaveBeenCalledOnce();
    await expect(seen(canvas.getAllByText('Ask about the price.'))).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Take your time');
    await expect(canvas.getByRole('button', { name: 'I’ll say it' })).toBeEnabled();
  },
};

/** All three: the idea, the key words, the sentence, which can be heard. */
export const Sentence: Story = {
  args: { ...Idea.args },
  play: async ({ canvas, args }) => {
    for (const name of ['The idea', 'Key words', 'The whole sentence']) await openHint(canvas, name);
    await userEvent.click(canvas.getByRole('button', { name: 'Hear it' }));
    await expect(args.onHear).toHaveBeenCalledWith('How much is the room for one night?');
  },
};

/** Closed with the keyboard: the microphone goes on. */
export const HelpIsClosed: Story = {
  parameters: { pictures: false },
  args: { ...Idea.args },
  play: async ({ canvas, args }) => {
    await openHint(canvas, 'The idea');
    const close = canvas.getByRole('button', { name: 'Close the help' });
    close.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.closeHelp).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Ask about the price.')).toBeNull();
  },
};

/** A mistake is marked on the bubble, with what is right and why. */
export const Corrected: Story = {
  args: { textShown: true },
  play: async ({ canvas }) => {
    const log = within(canvas.getByRole('log', { name: 'What was said' }));
    await expect(log.getByText('“I’d like” is more polite than “I want”.')).toBeVisible();
  },
};

/** All steps are done, and nothing is asked: there is no help, and the keyboard is where it was. */
export const Over: Story = {
  args: {
    snapshot: createSnapshot({
      messages: atTheDesk,
      scene: { ...hotel, hint: null, is_over: true, steps: hotel.steps.map((step) => ({ ...step, done: true })) },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Help me' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Type instead' })).toBeEnabled();
  },
};
