import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { routed } from '../../platform/page/stories/routed.tsx';
import { learnerSpeaks, silence } from '../../platform/stage/stories/levels.ts';
import { ConversationPage } from './ConversationPage.tsx';
import { stageArgs } from './stories/scene.ts';
import { answered, createSnapshot, lastIs, long } from './stories/talk.ts';
import type { ConversationPageProps } from './view.ts';

/** Keeps what is shown, as the route does. */
const Kept = (props: ConversationPageProps) => {
  const [textShown, setTextShown] = useState(props.textShown);
  return (
    <ConversationPage
      {...props}
      textShown={textShown}
      onTextShownChange={(shown) => {
        setTextShown(shown);
        props.onTextShownChange(shown);
      }}
    />
  );
};

const meta = {
  title: 'Conversation, with text',
  component: ConversationPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen', pictures: 'light' },
  render: (args) => <Kept {...args} />,
  args: stageArgs({ levels: learnerSpeaks, textShown: true }),
} satisfies Meta<typeof ConversationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A transcript of low confidence can be corrected. */
export const Draft: Story = {
  args: {
    coach: 'John',
    levels: silence,
    snapshot: createSnapshot({ phase: 'thinking', messages: lastIs(answered, { draft: true }) }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit what you said' }));
    const field = canvas.getByRole('textbox', { name: 'What did you say?' });
    await userEvent.clear(field);
    await userEvent.type(field, 'It was a good film.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.actions.correct).toHaveBeenCalledWith('4', 'It was a good film.');
  },
};

/** A server that keeps no corrections: nothing is offered that would be lost. */
export const DraftToKeep: Story = {
  parameters: { pictures: false },
  args: {
    snapshot: createSnapshot({ phase: 'thinking', canCorrect: false, messages: lastIs(answered, { draft: true }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We heard')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Edit/ })).toBeNull();
  },
};

/** Said while the line is gone: it waits. */
export const Pending: Story = {
  args: {
    levels: silence,
    snapshot: createSnapshot({
      phase: 'thinking',
      connection: 'reconnecting',
      messages: lastIs(answered, { pending: true }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sending...')).toBeVisible();
  },
};

export const TypingRefused: Story = {
  args: { snapshot: createSnapshot({ phase: 'typing', microphone: 'refused' }), levels: silence },
};

/** Beside the stage on a desktop, in the coach's place on a phone. The button keeps the focus. */
export const Shown: Story = {
  args: { textShown: false },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Text' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByText(/Which film did you see/)).toBeVisible();
    const hide = canvas.getByRole('button', { name: 'Hide Text' });
    await expect(hide).toHaveFocus();
    await userEvent.click(hide);
    await expect(canvas.queryByRole('log')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Text' }));
    await expect(args.onTextShownChange).toHaveBeenCalledTimes(3);
    await userEvent.tab();
    await expect(canvas.getByRole('log')).toHaveFocus();
  },
};

/** A long talk scrolls by itself; the newest is in sight and the buttons stay. */
export const LongTexts: Story = {
  args: { coach: 'John', snapshot: createSnapshot({ messages: long }) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByRole('button', { name: 'Send Now' })).toBeVisible();
  },
};

export const NothingSaid: Story = {
  args: { snapshot: createSnapshot({ phase: 'connecting', connection: 'connecting', messages: [] }), levels: silence },
};
