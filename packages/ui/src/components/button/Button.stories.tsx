import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText, LONG, pinned } from '../../internal/story-tools.tsx';
import { Inline } from '../../primitives/inline/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Button',
  component: Button,
  args: { children: 'Continue', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['ink', 'voice', 'quiet', 'danger'] as const;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Tones: Story = {
  render: () => (
    <Inline>
      <Button>Continue</Button>
      <Button tone="voice" icon="mic">
        Send Now
      </Button>
      <Button tone="quiet" icon="google">
        Continue with Google
      </Button>
      <Button tone="danger">Delete my account</Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Button size="small" tone="quiet">
        Show Text
      </Button>
      <Button>Next</Button>
      <Button size="large" tone="voice">
        Send Now
      </Button>
      <Button speaker="learner">My answer</Button>
    </Inline>
  ),
};

export const States: Story = {
  parameters: { pseudo: pinned('hover', 'focus', 'press') },
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Inline key={tone}>
          <Button tone={tone}>Rest</Button>
          <Button tone={tone} data-as="hover">
            Hover
          </Button>
          <Button tone={tone} data-as="focus">
            Focus
          </Button>
          <Button tone={tone} data-as="press">
            Press
          </Button>
          <Button tone={tone} disabled>
            Disabled
          </Button>
          <Button tone={tone} busy busyLabel="Checking...">
            Continue
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

/** It keeps its focus and its size, says what it does, and a press does nothing. */
export const Busy: Story = {
  parameters: { pictures: false },
  args: { busy: true, busyLabel: 'Checking...' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Checking...' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const BusyInAForm: Story = {
  args: { type: 'submit', busy: true },
  tags: ['!autodocs'],
  parameters: { pictures: false },
  render: (args) => (
    <form>
      <input aria-label="E-mail" style={{ maxInlineSize: '100%' }} />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, canvasElement }) => {
    const submitted = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('form')?.addEventListener('submit', submitted);
    await userEvent.type(canvas.getByRole('textbox'), 'a{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
  },
};

export const FullWidth: Story = { args: { width: 'full' } };

export const LongWords: Story = { args: { children: LONG, icon: 'gem' } };

export const DoubledText: Story = {
  args: { icon: 'facebook', children: 'Continue with Facebook' },
  decorators: [doubledText],
};

export const RightToLeft: Story = {
  ...Tones,
  globals: { direction: 'rtl' },
  parameters: { pictures: 'light' },
};

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <Inline space="2">
              <Button tone="quiet">Back</Button>
              <Button>Continue</Button>
            </Inline>
          ),
          because: 'One loud button on a screen: the way on. The others are quiet.',
          bad: (
            <Inline space="2">
              <Button tone="voice">Back</Button>
              <Button tone="voice">Continue</Button>
            </Inline>
          ),
          but: 'Two loud buttons ask the learner to choose between them. Orange is for speaking.',
        },
        {
          good: <Button tone="danger">Delete my account</Button>,
          because: 'It says what it does, in the words of the one who presses it.',
          bad: <Button tone="danger">OK</Button>,
          but: '“OK” to what? Read alone, as a screen reader does, it says nothing.',
        },
      ]}
    />
  ),
};
