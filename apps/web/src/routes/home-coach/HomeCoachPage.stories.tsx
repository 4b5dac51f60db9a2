import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { profileOf } from '../../shell/stories/profiles.ts';
import { routed } from '../../shell/stories/routed.tsx';
import { HomeCoachPage } from './HomeCoachPage.tsx';

const meta = {
  title: 'Coach home',
  component: HomeCoachPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
  args: { profile: profileOf() },
} satisfies Meta<typeof HomeCoachPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Daisy: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ready to grow, Amina?');
    await expect(canvas.getByRole('link', { name: 'Talk with Daisy' })).toHaveAttribute('href', '/conversation/Daisy');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '412 of 500 XP');
  },
};

export const John: Story = { args: { profile: profileOf({ selected_character: 'John', real_english_level: 'C1' }) } };

/** A server that says nothing of coach and name. */
export const Defaults: Story = {
  args: { profile: profileOf({ selected_character: null, full_name: null, level: 1, total_xp: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ready to grow?');
    await expect(canvas.getByRole('link', { name: 'Talk with John' })).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    profile: profileOf({ full_name: 'Wolfeschlegelsteinhausenbergerdorff Müller', total_xp: 128_400, level: 1283 }),
  },
};

/** Only what exists is linked. */
export const ByKeyboard: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Change coach' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Talk with Daisy' })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
