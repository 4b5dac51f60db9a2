import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routed } from '../../shell/stories/routed.tsx';
import { WelcomePage } from './WelcomeRoute.tsx';

const meta = {
  title: 'Welcome',
  component: WelcomePage,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WelcomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Speak boldly. Learn effortlessly.');
    await expect(canvas.getByRole('link', { name: 'Start talking' })).toHaveAttribute('href', '/auth');
  },
};
