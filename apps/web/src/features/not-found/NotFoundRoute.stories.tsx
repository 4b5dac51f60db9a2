import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routed } from '../../platform/page/stories/routed.tsx';
import { NotFoundRoute } from './NotFoundRoute.tsx';

const meta = {
  title: 'Not found',
  component: NotFoundRoute,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home-coach');
  },
};
