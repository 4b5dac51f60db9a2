import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { routed } from '../../platform/page/stories/routed.tsx';
import { PaymentSuccessPage } from './PaymentSuccessPage.tsx';

const meta = {
  title: 'Plus/Paid',
  component: PaymentSuccessPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
  args: { arrival: 'here', onRetry: fn() },
} satisfies Meta<typeof PaymentSuccessPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Here: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
    await expect(canvas.getByText('Thank you for upgrading to Plus!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/home-coach');
  },
};

export const Waiting: Story = {
  args: { arrival: 'waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Thank you|Payment Successful/)).toBeNull();
  },
};

export const Late: Story = {
  args: { arrival: 'late' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/Thank you|Payment Successful/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/payment');
  },
};
