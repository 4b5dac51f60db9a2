import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText } from '../../internal/story-tools.tsx';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Skeleton', component: Skeleton, decorators: [asForm], args: { lines: 3 } } satisfies Meta<
  typeof Skeleton
>;

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

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <Stack space="3">
              <Text>Loading your session...</Text>
              <Skeleton lines={3} />
            </Stack>
          ),
          because: 'Words say what is loading; the bones only keep its room.',
          bad: (
            <Stack space="3">
              <Skeleton shape="heading" />
              <Skeleton shape="card" lines={2} />
              <Skeleton shape="round" />
            </Stack>
          ),
          but: 'A whole page of bones says nothing, and jumps when the real one is shorter.',
        },
      ]}
    />
  ),
};
