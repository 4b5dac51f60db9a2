import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText, pinned } from '../../internal/story-tools.tsx';
import { Inline } from '../../primitives/inline/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Icon button',
  component: IconButton,
  args: { icon: 'sliders', label: 'Settings', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Settings' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  parameters: { pseudo: pinned('hover', 'focus', 'press') },
  render: () => (
    <Stack>
      {(['surface', 'quiet', 'bare', 'ink', 'voice', 'danger'] as const).map((tone) => (
        <Inline key={tone}>
          <IconButton icon={tone === 'voice' ? 'mic' : 'close'} label="At rest" tone={tone} />
          <IconButton icon="close" label="Under a pointer" tone={tone} data-as="hover" />
          <IconButton icon="close" label="With the focus" tone={tone} data-as="focus" />
          <IconButton icon="close" label="Pressed" tone={tone} data-as="press" />
          <IconButton icon="close" label="Disabled" tone={tone} disabled />
        </Inline>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <IconButton icon="mic" label="Talk" tone="voice" />
      <IconButton icon="mic" label="Talk" tone="voice" size="standard" />
      <IconButton icon="mic" label="Talk" tone="voice" size="large" />
      <IconButton icon="close" label="End" tone="quiet" size="large" />
    </Inline>
  ),
};

export const DoubledText: Story = { decorators: [doubledText] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <Inline space="2">
              <IconButton icon="close" label="Close" tone="quiet" />
              <IconButton icon="sliders" label="Settings" tone="quiet" />
            </Inline>
          ),
          because: 'For what everybody knows by its sign, in a corner where words have no room.',
          bad: (
            <Inline space="2">
              <IconButton icon="gem" label="Upgrade to Plus" tone="quiet" />
              <IconButton icon="send" label="Go to Dashboard" tone="quiet" />
            </Inline>
          ),
          but: 'A sign that has to be guessed needs its words: use a Button with an icon.',
        },
      ]}
    />
  ),
};
