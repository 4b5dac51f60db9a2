import type { Meta, StoryObj } from '@storybook/react-vite';
import { asForm, doubledText } from '../../internal/storyTools.tsx';
import { Stack } from '../../primitives/stack/index.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton, decorators: [asForm], args: { lines: 3 } } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shapes: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="heading" />
      <Skeleton lines={2} />
      <Skeleton shape="card" />
      <Skeleton shape="round" />
    </Stack>
  ),
};

export const DoubledText: Story = { ...Shapes, decorators: [doubledText] };
