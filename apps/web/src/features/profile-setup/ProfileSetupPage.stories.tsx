import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ProfileSetupPage, type ProfileSetupPageProps, type SetupDraft } from './ProfileSetupPage.tsx';

const draft: SetupDraft = { step: 0, fullName: '', level: undefined, goal: undefined, topics: [] };
const amina: SetupDraft = { step: 4, fullName: 'Amina Diallo', level: 'B1', goal: 'Work', topics: ['Tech', 'Movies'] };

/** Keeps what was entered, as the route does. */
const Kept = (props: ProfileSetupPageProps) => {
  const [kept, setKept] = useState(props.draft);
  return (
    <ProfileSetupPage
      {...props}
      draft={kept}
      onChange={(change) => {
        setKept({ ...kept, ...change });
        props.onChange(change);
      }}
    />
  );
};

const meta = {
  title: 'Profile setup',
  component: ProfileSetupPage,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Kept {...args} />,
  args: { draft, saving: false, error: null, onChange: fn(), onFinish: fn() },
} satisfies Meta<typeof ProfileSetupPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotSaved: Story = {
  args: { draft: amina, error: 'Failed to set up user profile. Please try again: nothing you entered is lost.' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to set up user profile.');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish setup' }));
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
};

export const Welcome: Story = {};

export const Name: Story = {
  args: { draft: { ...draft, step: 1 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
    await userEvent.keyboard('   {Enter}');
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const Level: Story = { args: { draft: { ...amina, step: 2, level: undefined } } };

export const LevelBefore: Story = { args: { draft: { ...amina, step: 2 } } };

export const Goal: Story = { args: { draft: { ...amina, step: 3, goal: undefined } } };

/** From the first step to the last with the keyboard alone; each question is read out as it comes. */
export const ByKeyboard: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
    await userEvent.keyboard('Amina Diallo{Enter}');
    await expect(canvas.getByRole('heading', { name: 'How is your English?' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ level: 'A2', step: 3 });
    await expect(canvas.getByRole('heading', { name: 'What is it for?' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    // What was chosen before can be chosen again, and leads on.
    const before = canvas.getByRole('button', { name: /^A2/ });
    await expect(before).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(before);
    await userEvent.click(canvas.getByRole('button', { name: /^Work/ }));
    await userEvent.click(canvas.getByText('Movies'));
    await userEvent.click(canvas.getByRole('button', { name: 'Finish setup' }));
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
};

/** No topic, no end. */
export const Topics: Story = {
  args: { draft: { ...amina, topics: [] } },
  play: async ({ canvas, userEvent }) => {
    const finish = canvas.getByRole('button', { name: 'Finish setup' });
    await expect(finish).toBeDisabled();
    await userEvent.click(canvas.getByText('Movies'));
    await expect(finish).toBeEnabled();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 4 of 4');
  },
};

export const Saving: Story = {
  args: { draft: amina, saving: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish setup' }));
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
};
