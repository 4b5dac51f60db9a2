import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../box/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from './Stack.tsx';

const blocks = ['John', 'Daisy', 'You'].map((name) => (
  <Box key={name} fill="surface" padding="3" corners="sm">
    {name}
  </Box>
));

const meta = { component: Stack, args: { children: blocks } } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Spaces: Story = {
  render: () => (
    <Inline align="start" space="8">
      {(['0', '2', '4', '8'] as const).map((space) => (
        <Stack key={space} space={space}>
          {blocks}
        </Stack>
      ))}
    </Inline>
  ),
};

export const Aligned: Story = { args: { align: 'center' } };
