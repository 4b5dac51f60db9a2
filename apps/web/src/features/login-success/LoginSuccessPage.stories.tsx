import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routed } from '../../platform/page/stories/routed.tsx';
import { LoginSuccessPage } from './LoginSuccessPage.tsx';

const meta = {
  title: 'Login return',
  component: LoginSuccessPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
  args: { step: 1, onward: null },
} satisfies Meta<typeof LoginSuccessPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You are in.');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const SecondStep: Story = { args: { step: 2, onward: '/home-coach' } };

/** A learner need not wait for the end. */
export const LastStep: Story = {
  args: { step: 3, onward: '/profile-setup' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/profile-setup');
  },
};
