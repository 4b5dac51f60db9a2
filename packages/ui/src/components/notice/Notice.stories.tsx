import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG } from '../../internal/story-tools.tsx';
import { Stack } from '../../primitives/stack/index.ts';
import { Button } from '../button/index.ts';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Notice',
  component: Notice,
  decorators: [asForm],
  args: { children: 'A code has been sent to amina@example.com. Check your inbox or spam.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Notice>Your coach is preparing a tip...</Notice>
      <Notice tone="good">Password successfully reset.</Notice>
      <Notice tone="needsWork">Your answer was long. We'll try to transcribe it.</Notice>
      <Notice tone="error">Incorrect email or password.</Notice>
    </Stack>
  ),
};

export const WithAnAction: Story = {
  args: {
    tone: 'error',
    title: 'This account was created with Google',
    children: 'Please log in using <b>Google</b>.',
    action: (
      <Button size="small" tone="quiet" icon="google">
        Continue with Google
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please log in using Google.');
  },
};

export const LongWords: Story = { args: { title: LONG, children: LONG } };

export const DoubledText: Story = { ...WithAnAction, decorators: [doubledText] };

export const RightToLeft: Story = {
  ...WithAnAction,
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
            <Notice tone="error" action={<Button size="small">Try again</Button>}>
              Your answer was not sent: there is no connection.
            </Notice>
          ),
          because: 'It says what happened, why, and what to do next.',
          bad: (
            <Notice tone="error" title="Error">
              Request failed with status 503.
            </Notice>
          ),
          but: 'A number is nothing that a learner can act on.',
        },
      ]}
    />
  ),
};
