import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG } from '../../internal/story-tools.tsx';
import { Stack } from '../stack/index.ts';
import { Text } from './Text.tsx';

const meta = {
  title: 'Text',
  component: Text,
  decorators: [asForm],
  args: { children: 'Enter your e-mail to start or to continue.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack space="2">
      {(['tiny', 'small', 'standard', 'large'] as const).map((size) => (
        <Text key={size} size={size}>
          Speak boldly. Learn effortlessly.
        </Text>
      ))}
    </Stack>
  ),
};

export const TonesAndWeights: Story = {
  render: () => (
    <Stack space="2">
      {(['ink', 'soft', 'john', 'good', 'needsWork', 'tryAgain'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          Last session yesterday
        </Text>
      ))}
      <Text weight="medium">Last session yesterday</Text>
      <Text weight="strong">Last session yesterday</Text>
    </Stack>
  ),
};

export const TabularFigures: Story = {
  render: () => (
    <Stack space="0">
      <Text figures="tabular">11:11 · 8 of 10</Text>
      <Text figures="tabular">04:58 · 3 of 10</Text>
    </Stack>
  ),
};

export const LongWords: Story = { args: { children: LONG } };

export const DoubledText: Story = { decorators: [doubledText] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <Text>You spoke for 14 minutes. That is 4 more than last week.</Text>,
          because: 'Short sentences. One thought each, in words of level A2.',
          bad: (
            <Text size="tiny" tone="soft">
              Your aggregate speaking duration has increased by 40 % compared to the preceding period, which is above
              your personal average.
            </Text>
          ),
          but: 'Small, pale and learned: three ways not to be read.',
        },
      ]}
    />
  ),
};
