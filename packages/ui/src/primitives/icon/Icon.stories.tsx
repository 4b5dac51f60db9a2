import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText } from '../../internal/story-tools.tsx';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Icon, iconNames } from './Icon.tsx';

const meta = { title: 'Icon', component: Icon, args: { name: 'mic' } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { pictures: false },
  args: { label: 'Microphone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Microphone' })).toBeVisible();
  },
};

export const All: Story = {
  render: () => (
    <Inline space="6" align="start">
      {iconNames.map((name) => (
        <Stack key={name} space="2" align="center" style={{ inlineSize: '5.5rem' }}>
          <Icon name={name} size="large" />
          <Text as="span" size="tiny" tone="soft">
            {name}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Icon name="wave" size="small" />
      <Icon name="wave" />
      <Icon name="wave" size="large" />
    </Inline>
  ),
};

/** Arrows and planes point the way of reading. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline>
      <Icon name="back" />
      <Icon name="forward" />
      <Icon name="send" />
      <Icon name="journey" />
      <Icon name="mic" />
    </Inline>
  ),
};

export const DoubledText: Story = { ...Sizes, decorators: [doubledText] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <Inline space="2">
              <Icon name="mic" />
              <Text as="span">Microphone off</Text>
            </Inline>
          ),
          because: 'Beside words an icon is decoration, and has no name of its own.',
          bad: (
            <Inline space="2">
              <Icon name="alert" />
              <Icon name="mic" />
              <Icon name="sliders" />
            </Inline>
          ),
          but: 'Three signs are a riddle. One sign and two words are an answer.',
        },
      ]}
    />
  ),
};
