import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadFailure } from './LoadFailure.tsx';

const meta = {
  title: 'Shell/Could not load',
  component: LoadFailure,
  args: { children: 'Your interviews could not be loaded. Check your connection and try again.', onRetry: fn() },
} satisfies Meta<typeof LoadFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PartOfAPage: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your interviews could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WholePage: Story = {
  args: {
    coach: 'Daisy',
    title: 'Your progress could not be loaded',
    children: 'Nothing you did is lost. Check your connection and try again.',
  },
};
