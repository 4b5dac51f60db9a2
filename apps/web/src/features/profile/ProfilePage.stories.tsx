import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { createDraft } from '../../platform/learner/profile-draft.ts';
import { createProfile } from '../../platform/learner/stories/profiles.ts';
import { routed } from '../../platform/page/stories/routed.tsx';
import { ProfilePage, type ProfilePageProps } from './ProfilePage.tsx';

const profile = createProfile();
const edit = { mode: 'edit', draft: createDraft(profile), saving: false, error: null } as const;

/** Keeps what is entered, as the route does. */
const Kept = (props: ProfilePageProps) => {
  const [view, setView] = useState(props.view);
  const [deletion, setDeletion] = useState(props.deletion);
  return (
    <ProfilePage
      {...props}
      view={view}
      deletion={deletion}
      actions={{
        ...props.actions,
        cancel: () => {
          props.actions.cancel();
          setView({ mode: 'view' });
        },
        change: (change) => {
          props.actions.change(change);
          if (view.mode === 'edit') setView({ ...view, draft: { ...view.draft, ...change } });
        },
        askToDelete: (asked) => {
          props.actions.askToDelete(asked);
          setDeletion(asked ? 'asked' : 'none');
        },
      }}
    />
  );
};

const meta = {
  title: 'Profile',
  component: ProfilePage,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
  render: (args) => <Kept {...args} />,
  args: {
    profile,
    evidence: null,
    view: { mode: 'view' },
    deletion: 'none',
    actions: {
      edit: fn(),
      change: fn(),
      cancel: fn(),
      save: fn(),
      askToDelete: fn(),
      delete: fn(),
      signOut: fn(),
    },
  },
} satisfies Meta<typeof ProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Free Plan Active')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upgrade to Plus' })).toHaveAttribute('href', '/payment');
    await expect(canvas.getByRole('button', { name: 'Edit' })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.actions.edit).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.actions.signOut).toHaveBeenCalled();
  },
};

/** The measurements stand below the level, each in one sentence. */
export const Estimated: Story = {
  args: {
    evidence: {
      level: 'B1',
      words: 1240,
      needed: 160,
      evidence: [
        { name: 'Length', value: '17 words', says: 'You say about 17 words at a time.' },
        {
          name: 'Words',
          value: '6 in 100',
          says: '6 of 100 words are not among the 2,000 most common, and of 50 in a row 42 are different.',
        },
        {
          name: 'Sentences',
          value: '5 in 100 words',
          says: 'In 100 words you use “because”, “who”, “would have” and the like 5 times.',
        },
        { name: 'Mistakes', value: '2 in 100 words', says: 'In 100 words your coach finds 2 mistakes.' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'From 1,240 words you said' })).toBeVisible();
    await expect(canvas.getByText('You say about 17 words at a time.')).toBeVisible();
  },
};

/** Too little was said to measure a level: the learner's own word stands until then. */
export const NotYetEstimated: Story = {
  args: {
    profile: createProfile({ real_english_level: null }),
    evidence: { level: null, words: 80, needed: 120, evidence: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not measured yet')).toBeVisible();
    await expect(canvas.getByText('You said B1')).toBeVisible();
    await expect(canvas.getByText('Say 120 more words in your talks. Then we can measure your level.')).toBeVisible();
  },
};

export const Premium: Story = {
  args: {
    profile: createProfile({ is_premium: true, streak: 1, total_xp: 12_480, level: 124, real_english_level: 'C1' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Premium Member')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Upgrade to Plus' })).toBeNull();
  },
};

/** A server that knows nothing but the address. */
export const Defaults: Story = {
  args: {
    profile: createProfile({
      full_name: null,
      english_level: null,
      goal: null,
      topics: [],
      selected_character: null,
      level: 1,
      total_xp: 0,
      streak: 0,
      real_english_level: 'A1',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Learner');
    await expect(canvas.getByText('Not specified')).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    profile: createProfile({
      full_name: 'Wolfeschlegelsteinhausenbergerdorff-Müller y Fernández de la Torre',
      email: 'wolfeschlegelsteinhausenbergerdorff.mueller@departamento-de-lenguas.universidad.example',
      topics: ['Tech', 'Business', 'Culture', 'Movies', 'Science'],
    }),
  },
};

export const Editing: Story = {
  args: { view: edit },
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'a');
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.save).toHaveBeenCalled();
  },
};

/** Without a name or a topic the profile would be incomplete. */
export const NothingToSave: Story = {
  args: { view: { ...edit, draft: { ...edit.draft, fullName: '', topics: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(canvas.getByText('Please enter your name.')).toBeVisible();
  },
};

export const Saving: Story = { args: { view: { ...edit, saving: true } } };

export const SavingFailed: Story = {
  args: { view: { ...edit, error: 'Failed to save profile. Please try again: nothing you entered is lost.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to save profile.');
  },
};

/** The safe answer has the focus, and the question gives it back. */
export const AskingToDelete: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep my account' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete my account' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Delete my account' }));
    await expect(args.actions.delete).toHaveBeenCalled();
  },
};

export const Deleting: Story = { args: { deletion: 'underway' } };

/** A learner who decides to stay finds the form unchanged. */
export const KeepingWhileEditing: Story = {
  parameters: { pictures: false },
  args: { view: edit },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), ' Sow');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Amina Diallo Sow');
  },
};

/** With the form goes what had the focus: it comes back to where the form is opened. */
export const BackFromEditing: Story = {
  parameters: { pictures: false },
  args: { view: edit },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
  },
};
