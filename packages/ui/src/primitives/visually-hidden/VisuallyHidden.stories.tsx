import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Visually hidden', component: VisuallyHidden, args: { children: 'points' } } satisfies Meta<
  typeof VisuallyHidden
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { pictures: false },
  render: (args) => (
    <Text>
      412 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('412 points');
  },
};
