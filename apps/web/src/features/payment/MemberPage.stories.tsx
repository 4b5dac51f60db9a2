import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { routed } from '../../platform/page/stories/routed.tsx';
import { MemberPage } from './MemberPage.tsx';
import type { Plan } from './plan.ts';

const loaded = (value: Plan | null) => ({ status: 'success', data: value }) as const;
const renewing = {
  is_premium: true,
  billing_cycle: 'yearly',
  renews_at: '2027-11-20T12:00:00.000Z',
  ends_at: null,
  is_unpaid: false,
} as const;

const meta = {
  title: 'Plus/Member',
  component: MemberPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
  args: { coach: 'Daisy', plan: loaded(renewing), busy: false, onManage: fn(), onRetry: fn() },
} satisfies Meta<typeof MemberPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Renewing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('It renews on 20 November 2027 for €79.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Manage plan' }));
    await expect(args.onManage).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = {
  args: {
    coach: 'John',
    plan: loaded({ ...renewing, billing_cycle: 'monthly', renews_at: null, ends_at: '2026-12-20T12:00:00.000Z' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You keep Plus until 20 December 2026, and nothing more is charged/)).toBeVisible();
  },
};

/** The step that the learner has to take comes before everything else. */
export const Unpaid: Story = {
  args: { plan: loaded({ ...renewing, renews_at: null, ends_at: '2026-11-23T12:00:00.000Z', is_unpaid: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Plus ends on 23 November 2026 unless it is paid/)).toBeVisible();
    const manage = canvas.getByRole('button', { name: 'Manage plan' });
    await expect(manage.nextElementSibling).toHaveTextContent('Talk with Daisy');
  },
};

/** A server that follows only the specification says that the learner has Plus, and nothing else. */
export const PlanUnknown: Story = {
  args: { plan: loaded(null) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Manage plan' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Talk with Daisy' })).toBeVisible();
  },
};

/** No plan is named before it is known. */
export const Loading: Story = {
  args: { plan: { status: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your plan...');
    await expect(canvas.queryByText('Everything here is open to you.')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Talk with Daisy' })).toBeVisible();
  },
};

/** A plan that cannot be looked up is not one that does not exist. */
export const Failed: Story = {
  args: { plan: { status: 'error' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your plan could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Talk with Daisy' })).toBeVisible();
  },
};
