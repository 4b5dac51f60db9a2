import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LoadingPage } from './LoadingPage.tsx';

const meta = {
  title: 'Shell/Loading',
  component: LoadingPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await waitFor(() => expect(canvas.getByText('Loading...')).toBeVisible());
  },
};

/** After some seconds it says that it knows. */
export const TakingLong: Story = {
  args: { afterMs: 50 },
  play: async ({ canvas }) => {
    const words = await canvas.findByText('This takes longer than usual.');
    await waitFor(() => expect(words).toBeVisible());
  },
};

/** A part of the app that never comes: the page can be loaded again. */
export const NotComing: Story = {
  args: { afterMs: 50, againAfterMs: 50 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
