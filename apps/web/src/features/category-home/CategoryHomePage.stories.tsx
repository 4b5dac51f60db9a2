import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routed } from '../../platform/page/stories/routed.tsx';
import { CategoryHomePage } from './CategoryHomePage.tsx';

const meta = {
  title: 'Category home',
  component: CategoryHomePage,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
  args: { coach: 'Daisy' },
} satisfies Meta<typeof CategoryHomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four tiles, and the conversation. */
export const Daisy: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Comprehension', 'Pronunciation', 'Reading', 'Writing']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `/${name.toLowerCase()}`);
    }
    for (const name of ['Comprehension', 'Reading', 'Writing']) {
      await expect(canvas.getByRole('link', { name })).toHaveAccessibleDescription('Not open yet');
    }
    await expect(canvas.getByRole('link', { name: 'Pronunciation' })).not.toHaveAccessibleDescription();
  },
};

export const John: Story = {
  args: { coach: 'John' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Talk with John' })).toHaveAttribute('href', '/conversation/John');
  },
};
