import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routed } from '../../platform/page/stories/routed.tsx';
import { DeletedPage } from './DeletedPage.tsx';

const meta = {
  title: 'Profile/Deleted',
  component: DeletedPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DeletedPage>;

export default meta;

export const Deleted: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your account is deleted.');
  },
};
