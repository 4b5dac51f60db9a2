import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routed } from '../platform/page/stories/routed.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const Broken = (): never => {
  throw new Error('A screen that cannot be drawn.');
};

const meta = {
  title: 'Shell/Error',
  component: ErrorBoundary,
  decorators: [routed],
  parameters: { layout: 'fullscreen', expectedConsole: /cannot be drawn|Broken/ },
  args: { children: <Broken /> },
} satisfies Meta<typeof ErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Caught: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sorry, something went wrong');
    await expect(canvas.getByRole('button', { name: 'Load it again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home-coach');
  },
};

export const NothingToCatch: Story = {
  parameters: { pictures: false },
  args: { children: <main>A screen.</main> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A screen.')).toBeVisible();
  },
};
