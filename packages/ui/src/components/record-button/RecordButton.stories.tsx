import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { LONG } from '../../internal/story-tools.tsx';
import { stage } from '../../theme/index.ts';
import { RecordButton } from './index.ts';

const meta = {
  title: 'Record button',
  component: RecordButton,
  args: { label: 'Start speaking', onClick: fn() },
} satisfies Meta<typeof RecordButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Recording: Story = { args: { label: 'Send Now', state: 'recording', level: 0.6 } };
export const Busy: Story = { args: { label: 'Send Now', state: 'busy' } };
export const Disabled: Story = { args: { label: 'Send Now', disabled: true } };

/** Only a microphone: the words are its name and its tooltip. */
export const Square: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
      <RecordButton {...args} shape="square" />
      <RecordButton {...args} shape="square" state="recording" label="Send Now" level={0.6} />
      <RecordButton {...args} shape="square" label="Not now" disabled />
    </div>
  ),
};

export const OnStage: Story = {
  parameters: { layout: 'fullscreen' },
  args: { label: 'Send Now', state: 'recording', level: 0.8 },
  render: (args) => (
    <div {...stage} style={{ padding: '2rem' }}>
      <RecordButton {...args} />
    </div>
  ),
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
      <RecordButton {...args} shape="square" id="hover" label="Hover" />
      <RecordButton {...args} shape="square" id="focus" label="Focus" />
      <RecordButton {...args} shape="square" id="active" label="Active" />
    </div>
  ),
  parameters: { pseudo: { hover: '#hover', focusVisible: '#focus', active: '#active' } },
};

/** A press does what the label says; while it is busy or off a press does nothing. */
export const Pressed: Story = {
  parameters: { pictures: false },
  args: { label: 'Send Now', state: 'recording' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Now' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const PressedWhileBusy: Story = {
  parameters: { pictures: false },
  args: { label: 'Send Now', state: 'busy' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  ...Square,
  globals: { direction: 'rtl' },
  parameters: { pictures: 'light' },
};

export const LongWords: Story = { args: { label: LONG } };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <RecordButton label="Send Now" state="recording" level={0.6} />,
          because: 'One on a screen. It says what a press does, and moves with the voice.',
          bad: <RecordButton label="Recording..." state="recording" level={0} />,
          but: 'A state is no instruction, and a level that stands still looks like a dead microphone.',
        },
      ]}
    />
  ),
};
