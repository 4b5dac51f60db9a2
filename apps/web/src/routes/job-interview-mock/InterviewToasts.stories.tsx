import { createToaster } from '@sayso/ui/toast';
import { Toaster } from '@sayso/ui/toaster';
import type { InterviewNotice } from '@sayso/voice/interview';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { learnerSpeaks } from '../../shell/stage/stories/levels.ts';
import { routed } from '../../shell/stories/routed.tsx';
import { InterviewPage } from './InterviewPage.tsx';
import { toastKindOf } from './notices.ts';
import { now, snapshotOf, stageArgs } from './stories/scene.ts';
import type { InterviewPageProps } from './view.ts';

/** The stage with its notice as a toast that does not go. */
const Told = (props: InterviewPageProps) => {
  const { notice } = props.snapshot;
  const [toaster] = useState(() => {
    const store = createToaster();
    if (notice) store.show(notice.text, { kind: toastKindOf(notice), duration: Number.POSITIVE_INFINITY });
    return store;
  });
  return (
    <>
      <InterviewPage {...props} />
      <Toaster store={toaster} />
    </>
  );
};

const meta = {
  title: 'Mock interview, toasts',
  component: InterviewPage,
  decorators: [routed],
  parameters: { layout: 'fullscreen', pictures: 'light' },
  render: (args) => <Told {...args} />,
  args: stageArgs(),
} satisfies Meta<typeof InterviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const told = (tone: InterviewNotice['tone'], text: string): InterviewNotice => ({ id: 1, tone, text });

export const NoVoiceDetected: Story = {
  args: {
    snapshot: snapshotOf({
      phase: 'preparing-answer',
      notice: told('error', 'No voice detected. Please try again.'),
    }),
  },
};

/** Ten seconds are left: the ring is full of the colour of the voice. */
export const TenSecondsLeft: Story = {
  args: {
    snapshot: snapshotOf({ recordingEndsAt: now + 10_000, notice: told('warning', '10 seconds left.') }),
    levels: learnerSpeaks,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const messages = within(page.getByRole('region', { name: /Messages/ }));
    await expect(messages.getByText('10 seconds left.')).toBeInTheDocument();
  },
};
