import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routed } from '../../shell/stories/routed.tsx';
import { PaymentRoute } from './PaymentRoute.tsx';

const meta = {
  title: 'Plus',
  component: PaymentRoute,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentRoute>;

export default meta;

export const NotForSale: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home-coach');
  },
};
