import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { Question } from '../../internal/stories/Question.tsx';
import { doubledText, LONG } from '../../internal/story-tools.tsx';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

/** A screen with something that opens the dialog. */
function Screen({ open: first, onOpenChange, ...args }: DialogProps) {
  const [open, setOpen] = useState(first);
  const change = (next: boolean): void => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Talk with Daisy</Button>
      <Dialog {...args} open={open} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'Dialog',
  component: Dialog,
  // Six open dialogs on a page of docs would lie over each other, and over the page: there a press opens one.
  render: (args, { viewMode }) => <Screen {...args} open={args.open && viewMode !== 'docs'} />,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Limit Reached',
    description:
      "You've reached your free daily conversation limit. Upgrade to the Plus plan to unlock unlimited access.",
    actions: <Button icon="gem">Upgrade Now</Button>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Limit Reached' });
    await expect(dialog).toHaveAccessibleDescription(/free daily conversation limit/);
  },
};

export const Keyboard: Story = {
  parameters: { pictures: false },
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Talk with Daisy' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const action = await screen.findByRole('button', { name: 'Upgrade Now' });
    await waitFor(() => expect(action).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(action).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const ClosedByTheCross: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: false },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WithAForm: Story = {
  args: {
    title: 'What is your name?',
    description: undefined,
    children: <TextField label="Full name" defaultValue="Amina" />,
    actions: <Button>Save</Button>,
  },
};

export const LongWords: Story = { args: { title: LONG, description: LONG } };

export const DoubledText: Story = { decorators: [doubledText] };

export const RightToLeft: Story = {
  ...WithAForm,
  globals: { direction: 'rtl' },
  parameters: { pictures: 'light' },
};

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <Question title="Limit Reached" actions={<Button icon="gem">Upgrade Now</Button>}>
              You have reached your free daily conversation limit. Upgrade to the Plus plan to unlock unlimited access.
            </Question>
          ),
          because: 'For what must be answered before going on: what happened, and one thing to do.',
          bad: (
            <Question title="Did you know?" actions={<Button>Got it</Button>}>
              You can hide the text of a conversation to train your ears.
            </Question>
          ),
          but: 'Nobody asked. What can wait is a Notice in the page, or is not said.',
        },
      ]}
    />
  ),
};
