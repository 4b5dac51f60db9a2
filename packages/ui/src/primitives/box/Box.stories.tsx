import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText } from '../../internal/story-tools.tsx';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Box } from './Box.tsx';

const meta = {
  title: 'Box',
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

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <Stack space="2">
              <Box fill="surface" padding="3" corners="speech-app">
                What did you do?
              </Box>
              <Box fill="ink" padding="3" corners="speech-learner">
                I went to the sea.
              </Box>
            </Stack>
          ),
          because:
            'The tight corner is where the voice comes from: the app’s below at the start, the learner’s at the end.',
          bad: (
            <Stack space="2">
              <Box fill="surface" padding="3" corners="speech-learner">
                What did you do?
              </Box>
              <Box fill="johnSoft" padding="3" corners="sm">
                I went to the sea.
              </Box>
            </Stack>
          ),
          but: 'A corner on the wrong side puts words into somebody’s mouth.',
        },
      ]}
    />
  ),
};
