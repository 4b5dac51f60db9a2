import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { Question } from '../../internal/stories/Question.tsx';
import { doubledText, LONG } from '../../internal/story-tools.tsx';
import { Button } from '../button/index.ts';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

/** A screen with something that opens the dialog. */
function Screen({ open: first, onOpenChange, ...args }: AlertDialogProps) {
  const [open, setOpen] = useState(first);
  const change = (next: boolean): void => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button tone="danger" onClick={() => change(true)}>
        Delete my account
      </Button>
      <AlertDialog {...args} open={open} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'Alert dialog',
  component: AlertDialog,
  // Six open dialogs on a page of docs would lie over each other, and over the page: there a press opens one.
  render: (args, { viewMode }) => <Screen {...args} open={args.open && viewMode !== 'docs'} />,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete your account?',
    description: 'Your history, XP and streak are removed for good. This cannot be undone.',
    labels: { confirm: 'Delete my account', cancel: 'Keep it', busy: 'Deleting...' },
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog', { name: 'Delete your account?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** A press beside it does nothing; Escape is the safe answer. */
export const LeftByKeyboard: Story = {
  parameters: { pictures: false },
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete my account' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog.parentElement ?? document.body });
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('button', { name: 'Deleting...' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = { args: { title: LONG, description: LONG } };

export const DoubledText: Story = { decorators: [doubledText] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <Question
              title="Delete your account?"
              actions={
                <>
                  <Button tone="quiet">Keep it</Button>
                  <Button tone="danger">Delete my account</Button>
                </>
              }
            >
              Your history, XP and streak are removed for good. This cannot be undone.
            </Question>
          ),
          because: 'The buttons say what happens. Whoever reads only them knows enough.',
          bad: (
            <Question
              title="Are you sure?"
              actions={
                <>
                  <Button tone="quiet">No</Button>
                  <Button tone="danger">Yes</Button>
                </>
              }
            >
              This action cannot be undone.
            </Question>
          ),
          but: 'Sure of what? The question has to be remembered to be answered.',
        },
      ]}
    />
  ),
};
