import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { routed } from '../../platform/page/stories/routed.tsx';
import { NotForSalePage } from './NotForSalePage.tsx';
import { PlansPage } from './PlansPage.tsx';

const meta = {
  title: 'Plus/Plans',
  component: PlansPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
  args: {
    cycle: 'yearly',
    onCycleChange: fn(),
    busy: false,
    onStart: fn(),
    freeTalks: { limit: 5, left: 3 },
    sandboxNote: null,
  },
} satisfies Meta<typeof PlansPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Yearly: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Free: 5 talks a day. 3 of 5 free talks left today.')).toBeVisible();
    await expect(canvas.getAllByText('Also free without Plus.')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/legal?lang=en#terms');
    await expect(canvas.getByRole('radio', { name: /Yearly.*Save 17%.*€79 a year, or €6.58 a month/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Monthly/ }));
    await expect(args.onCycleChange).toHaveBeenCalledWith('monthly');
    await userEvent.click(canvas.getByRole('button', { name: 'Start My Journey' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const Monthly: Story = {
  args: { cycle: 'monthly' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You pay €7.99 today, then every month until you cancel./)).toBeVisible();
  },
};

/** The way to the payment is being asked for: a second press does nothing. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start My Journey' }));
    await expect(args.onStart).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: /Monthly/ })).toBeDisabled();
  },
};

/** A server without a payment service says so before anybody presses. */
export const Sandbox: Story = {
  args: { sandboxNote: 'You can try Plus here without paying.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is a test: you do not pay real money.')).toBeVisible();
  },
};

/** A server that says nothing of free talks: what others have without Plus is not claimed. */
export const LimitNotTold: Story = {
  parameters: { pictures: false },
  args: { freeTalks: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unlimited conversations')).toBeVisible();
    await expect(canvas.queryByText(/^Free:|Also free/)).toBeNull();
  },
};

/** A server that takes no payments. */
export const NotForSale: Story = {
  render: () => <NotForSalePage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home-coach');
  },
};
