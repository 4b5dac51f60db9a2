import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CoachChoicePage } from './CoachChoicePage.tsx';

const meta = {
  title: 'Coach choice',
  component: CoachChoicePage,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Amina Diallo', chosen: null, busy: false, onChoose: fn() },
} satisfies Meta<typeof CoachChoicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nobody: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Daisy/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('Daisy');
  },
};

/** Choosing again. */
export const JohnBefore: Story = {
  args: { chosen: 'John' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /John/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('John');
  },
};

/** Saved, and on the way home: no second choice. */
export const Choosing: Story = {
  args: { chosen: 'Daisy', busy: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /John/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Nameless: Story = { parameters: { pictures: false }, args: { name: 'Learner' } };

export const LongName: Story = { args: { name: 'Wolfeschlegelsteinhausenbergerdorff Müller-Lüdenscheidt' } };
