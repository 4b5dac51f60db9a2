import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { routed } from '../stories/routed.tsx';
import { TakenOverPage } from './TakenOverPage.tsx';

const meta = {
  title: 'Conversation, taken over',
  component: TakenOverPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'You are talking in another tab',
    text: 'A conversation can be open once. Go on here, and the other tab lets go of it.',
    onContinue: fn(),
  },
} satisfies Meta<typeof TakenOverPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on here' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};
