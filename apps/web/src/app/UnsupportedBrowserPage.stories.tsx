import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnsupportedBrowserPage } from './UnsupportedBrowserPage.tsx';

const meta = {
  title: 'Shell/Unsupported browser',
  component: UnsupportedBrowserPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UnsupportedBrowserPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Browser Not Supported');
    await expect(canvas.getByText(/Please use Google Chrome/)).toBeVisible();
  },
};
