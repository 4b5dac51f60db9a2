import type { Meta, StoryObj } from '@storybook/react-vite';
import { doubledText } from '../../internal/storyTools.tsx';
import { Inline } from '../inline/index.ts';
import { Text } from '../text/index.ts';
import { Box } from './Box.tsx';

const meta = {
  component: Box,
  args: { padding: '5', fill: 'surface', corners: 'speech-app', children: 'A surface' },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Fills: Story = {
  render: () => (
    <Inline>
      {(['paper', 'surface', 'ink', 'voiceSoft', 'johnSoft', 'daisySoft', 'goodSoft'] as const).map((fill) => (
        <Box key={fill} fill={fill} padding="5" corners="lg">
          <Text as="span">{fill}</Text>
        </Box>
      ))}
    </Inline>
  ),
};

export const Corners: Story = {
  render: () => (
    <Inline>
      {(['xs', 'sm', 'md', 'lg', 'xl', 'full', 'speech-app', 'speech-learner'] as const).map((corners) => (
        <Box key={corners} fill="surface" padding="8" corners={corners}>
          <Text as="span">{corners}</Text>
        </Box>
      ))}
    </Inline>
  ),
};

/** The tight corner changes side with the direction of reading. */
export const RightToLeft: Story = { ...Corners, globals: { direction: 'rtl' } };

export const DoubledText: Story = { decorators: [doubledText] };
