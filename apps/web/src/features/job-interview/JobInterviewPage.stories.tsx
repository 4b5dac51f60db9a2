import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { JobInterviewPage, type JobInterviewPageProps } from './JobInterviewPage.tsx';
import { blankDraft, type JobDraft, longestDescription } from './job.ts';

const nurse: JobDraft = {
  step: 2,
  title: 'Night nurse',
  description:
    'You look after up to twelve patients through the night, give medicine, keep the records and call the doctor when it matters. You work in a team of four. We ask for two years on a ward and good English.',
  company: 'St Mary’s Hospital',
};
const advert = `${nurse.description}\n\n`.repeat(50);

/** Keeps what was entered, as the route does. */
const Kept = (props: JobInterviewPageProps) => {
  const [kept, setKept] = useState(props.draft);
  return (
    <JobInterviewPage
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
  title: 'Job interview',
  component: JobInterviewPage,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Kept {...args} />,
  args: {
    draft: blankDraft,
    retry: 'none',
    busy: false,
    failed: false,
    onChange: fn(),
    onStart: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof JobInterviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The learner stays, with everything that was written, and may try again. */
export const Failed: Story = {
  args: { draft: nurse, failed: true },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your text is still here');
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveValue(nurse.company);
    await userEvent.click(canvas.getByRole('button', { name: 'Start Interview' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** The advert stays whole, and the way on waits until it fits. */
export const TooLong: Story = {
  args: { draft: { ...nurse, step: 1, description: advert.slice(0, longestDescription + 312) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This is 312 characters too long/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

/** Near the limit the field shows how much of it is used. */
export const NearlyTooLong: Story = {
  args: { draft: { ...nurse, step: 1, description: advert.slice(0, 7420) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7,420 of 8,000 characters')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
};

/** Two characters are not enough, and nothing is said about it. */
export const Title: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: 'Job title' });
    await expect(title).toHaveFocus();
    await userEvent.keyboard(' HR {Enter}');
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.clear(title);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const TitleFilled: Story = {
  args: { draft: { ...blankDraft, title: nurse.title } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
};

export const Description: Story = { args: { draft: { ...blankDraft, step: 1, title: nurse.title } } };

export const DescriptionFilled: Story = { args: { draft: { ...nurse, step: 1 } } };

export const Company: Story = {
  args: { draft: { ...nurse, company: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start Interview' })).toBeDisabled();
  },
};

/** From the first step to the last with the keyboard alone, and back again. */
export const ByKeyboard: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.keyboard('Night nurse{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Job description' })).toHaveFocus();
    await userEvent.keyboard('Care for{Enter}patients');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveFocus();
    await userEvent.keyboard('St Mary{Enter}');
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('textbox', { name: 'Job description' })).toHaveValue('Care for\npatients');
  },
};

export const Starting: Story = {
  args: { draft: nurse, busy: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Starting...' }));
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

/** From the review: everything is filled in, and the same questions come again. */
export const Retry: Story = {
  args: { draft: { ...nurse, step: 0 }, retry: 'same' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the same questions again/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Job title' })).toHaveValue('Night nurse');
  },
};

export const RetryOfAnotherJob: Story = {
  args: { draft: { ...nurse, step: 0, title: 'Day nurse' }, retry: 'changed' },
};

export const LongLines: Story = {
  args: { draft: { ...nurse, company: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim() } },
};
