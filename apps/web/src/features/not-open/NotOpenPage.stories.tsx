import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routed } from '../../platform/page/stories/routed.tsx';
import { NotOpenPage } from './NotOpenPage.tsx';

const meta = {
  title: 'Practice that is not here',
  component: NotOpenPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
  args: { kind: 'comprehension', coach: 'Daisy' },
} satisfies Meta<typeof NotOpenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Comprehension: Story = {
  args: { coach: 'John' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('There are no listening tasks here');
    await expect(canvas.getByRole('link', { name: 'Talk with John' })).toHaveAttribute('href', '/conversation/John');
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home-coach');
  },
};

export const Reading: Story = {
  args: { kind: 'reading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read your past conversations' })).toHaveAttribute(
      'href',
      '/past-talks',
    );
  },
};

export const Writing: Story = {
  args: { kind: 'writing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Write with Daisy' })).toHaveAttribute('href', '/chat');
  },
};
