import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { routed } from '../../platform/page/stories/routed.tsx';
import { WelcomePage } from './WelcomePage.tsx';

const meta = {
  title: 'Welcome',
  component: WelcomePage,
  decorators: [routed],
  parameters: { layout: 'fullscreen', reflow: 'one way' },
  // Slides that go on by themselves are never the same picture twice.
  globals: { motion: 'reduce' },
} satisfies Meta<typeof WelcomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Speak boldly. Learn effortlessly.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
  },
};

const createSlide = (name: string): Story => ({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(canvas.getByRole('group', { name: new RegExp(name.slice(9)) })).toBeVisible());
  },
});

export const Coach: Story = createSlide('Slide 2: Your coach');

export const Dashboard: Story = createSlide('Slide 3: Your dashboard');
