import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { routed } from '../page/stories/routed.tsx';
import { TakenOverPage } from './TakenOverPage.tsx';

const meta = {
  title: 'Conversation, taken over',
  component: TakenOverPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'This conversation is open in another tab',
    text: 'A conversation can be open in one tab only. Continue here, and it stops in the other tab.',
    onContinue: fn(),
  },
} satisfies Meta<typeof TakenOverPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue here' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};
