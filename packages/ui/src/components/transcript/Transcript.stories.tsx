import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm } from '../../internal/story-tools.tsx';
import { stage } from '../../theme/index.ts';
import { Button } from '../button/index.ts';
import { Transcript, type TranscriptMessage } from './index.ts';

const messages: TranscriptMessage[] = [
  { id: '1', role: 'coach', text: 'How did the interview with the hospital go?' },
  {
    id: '2',
    role: 'user',
    text: 'It was go well. They asked me about night shifts.',
    corrections: [{ said: 'It was go well.', better: 'It went well.' }],
  },
  { id: '3', role: 'coach', text: 'Night shifts can be hard. What did you tell them?' },
];

const meta = {
  title: 'Transcript',
  component: Transcript,
  args: { messages, coach: 'John', onCorrect: fn() },
  decorators: [asForm],
} satisfies Meta<typeof Transcript>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By default nothing is to be read: the learner listens. */
export const Hidden: Story = {};

export const Visible: Story = { args: { textVisible: true } };

export const WithDaisy: Story = { args: { textVisible: true, coach: 'Daisy' } };

/** As beside the stage on a desktop, the last message still hidden. */
export const OnStage: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div {...stage} style={{ padding: '1.5rem' }}>
      <Transcript {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /Show/ })[0] ?? document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Show what You said' }));
    await expect(canvas.getByText(/They asked me/)).toBeVisible();
  },
};

/** A draft says that it is uncertain and can be corrected; a message that is being sent says so. */
export const Draft: Story = {
  args: {
    textVisible: true,
    messages: [
      { id: '1', role: 'coach', text: 'Where did you grow up?' },
      { id: '2', role: 'user', text: 'I grow up in a small village near the sea.', draft: true },
      { id: '3', role: 'user', text: 'It is called Elmina.', pending: true },
    ],
  },
};

/** The mock interview's ideal answer stands on the coach's side in a colour of its own. */
export const IdealAnswer: Story = {
  args: {
    textVisible: true,
    messages: [
      { id: '1', role: 'coach', text: 'Why do you want to work here?' },
      { id: '2', role: 'user', text: 'Because I like hospitals.' },
      { id: '3', role: 'assistant', text: 'I want to work here because your team trains its nurses well.' },
    ],
  },
};

export const Empty: Story = { args: { messages: [] } };

export const LongWords: Story = {
  args: {
    textVisible: true,
    messages: [
      {
        id: '1',
        role: 'user',
        text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
    ],
  },
};

export const RightToLeft: Story = { args: { textVisible: true }, globals: { direction: 'rtl' } };

/** Each message is shown by itself, and the others stay hidden. */
export const Revealed: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/How did the interview/)).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show what John said' })[0] ?? document.body);
    await expect(canvas.getByText(/How did the interview/)).toBeVisible();
    await expect(canvas.queryByText(/Night shifts can be hard/)).toBeNull();
  },
};

export const Corrected: Story = {
  args: { ...Draft.args },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit what you said' }));
    const field = canvas.getByRole('textbox', { name: 'What did you say?' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(field, ' I grew up in a village. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onCorrect).toHaveBeenCalledOnce();
    await expect(args.onCorrect).toHaveBeenCalledWith('2', 'I grew up in a village.');
    await expect(canvas.getByRole('button', { name: 'Edit what you said' })).toHaveFocus();
  },
  parameters: { pictures: false },
};

/** Being corrected. Escape leaves it as it was. */
export const Editing: Story = {
  args: { ...Draft.args },
  play: async ({ canvas, args, userEvent }) => {
    const edit = () => userEvent.click(canvas.getByRole('button', { name: 'Edit what you said' }));
    await edit();
    await userEvent.keyboard('nonsense{Escape}');
    await expect(canvas.getByText('I grow up in a small village near the sea.')).toBeVisible();
    await expect(args.onCorrect).not.toHaveBeenCalled();
    await edit();
  },
};

function Growing() {
  const [count, setCount] = useState(12);
  const all = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    role: index % 2 ? ('user' as const) : ('coach' as const),
    text: `Message ${index + 1}`,
  }));
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Say more</Button>
      <div style={{ blockSize: '16rem' }}>
        <Transcript messages={all} coach="Daisy" textVisible />
      </div>
    </>
  );
}

/** After these the page knows of each new size and place. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** It follows the newest message. For a reader who scrolled up it stays where it is and says that there is more. */
export const FollowsTheNewest: Story = {
  parameters: { pictures: false },
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    const say = () => userEvent.click(canvas.getByRole('button', { name: 'Say more' }));
    const fromEnd = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    await expect(fromEnd()).toBeLessThan(2);
    await say();
    await expect(fromEnd()).toBeLessThan(2);
    // A box that becomes lower may scroll by itself before its new size is known: that is no reader who went away.
    log.style.maxBlockSize = '4rem';
    log.scrollTop -= 1;
    log.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(fromEnd()).toBeLessThan(2));
    log.style.maxBlockSize = '';
    await twoFrames();
    await expect(fromEnd()).toBeLessThan(2);
    log.scrollTop = 0;
    await twoFrames();
    await say();
    await expect(log.scrollTop).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Newest message' }));
    await waitFor(() => expect(fromEnd()).toBeLessThan(2));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Newest message' })).toBeNull());
  },
};

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <Transcript coach="Daisy" messages={messages.slice(0, 2)} />,
          because: 'Hidden by default: listening is the exercise, and each text is one press away.',
          bad: (
            <Transcript
              coach="Daisy"
              textVisible
              messages={messages.map((message) => ({ ...message, draft: true, corrections: [] }))}
              onCorrect={fn()}
            />
          ),
          but: 'With all the text in sight and something to mend everywhere, nobody listens any more.',
        },
      ]}
    />
  ),
};
