import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routed } from '../../platform/page/stories/routed.tsx';
import { PaymentCancelledRoute } from './PaymentCancelledRoute.tsx';

const meta = {
  title: 'Plus/Cancelled payment',
  component: PaymentCancelledRoute,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentCancelledRoute>;

export default meta;

export const Cancelled: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment Cancelled.' })).toBeVisible();
    await expect(canvas.getByText('Feel free to try again anytime.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute('href', '/home-coach');
    await expect(canvas.getByRole('link', { name: 'Look at Plus again' })).toHaveAttribute('href', '/payment');
  },
};
