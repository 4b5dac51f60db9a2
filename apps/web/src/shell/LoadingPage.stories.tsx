import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingPage } from './LoadingPage.tsx';

const meta = {
  title: 'Shell/Loading',
  component: LoadingPage,
  // Nothing to see, for a moment.
  parameters: { layout: 'fullscreen', pictures: false },
} satisfies Meta<typeof LoadingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
