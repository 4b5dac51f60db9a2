import { createToaster } from '@sayso/ui/toast';
import { Toaster } from '@sayso/ui/toaster';
import type { InterviewNotice } from '@sayso/voice/interview';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { routed } from '../../platform/page/stories/routed.tsx';
import { learnerSpeaks } from '../../platform/stage/stories/levels.ts';
import { InterviewPage } from './InterviewPage.tsx';
import { chooseToastKind } from './notices.ts';
import { createSnapshot, now, stageArgs } from './stories/scene.ts';
import type { InterviewPageProps } from './view.ts';

/** The stage with its notice as a toast that does not go. */
const Told = (props: InterviewPageProps) => {
  const { notice } = props.snapshot;
  const [toaster] = useState(() => {
    const store = createToaster();
    if (notice) store.show(notice.text, { kind: chooseToastKind(notice), duration: Number.POSITIVE_INFINITY });
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
    snapshot: createSnapshot({
      phase: 'preparing-answer',
      notice: told('error', 'No voice detected. Please try again.'),
    }),
  },
};

/** Ten seconds are left: the ring is full of the colour of the voice. */
export const TenSecondsLeft: Story = {
  args: {
    snapshot: createSnapshot({ recordingEndsAt: now + 10_000, notice: told('warning', '10 seconds left.') }),
    levels: learnerSpeaks,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const messages = within(page.getByRole('region', { name: /Messages/ }));
    await expect(messages.getByText('10 seconds left.')).toBeInTheDocument();
  },
};
