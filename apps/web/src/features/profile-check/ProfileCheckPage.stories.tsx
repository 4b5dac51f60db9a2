import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { createProfile } from '../../platform/learner/stories/profiles.ts';
import { routed } from '../../platform/page/stories/routed.tsx';
import { ProfileCheckPage } from './ProfileCheckPage.tsx';

const meta = {
  title: 'Profile check',
  component: ProfileCheckPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
  args: { profile: createProfile(), onward: '/learning-journey', onLogout: fn() },
} satisfies Meta<typeof ProfileCheckPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome, Amina Diallo' })).toBeVisible();
    await expect(canvas.getByText('amina@example.com')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalled();
  },
};

/** A name is text, whatever is in it. */
export const NoName: Story = {
  args: { profile: createProfile({ full_name: null, selected_character: null }), onward: '/profile-setup' },
};
