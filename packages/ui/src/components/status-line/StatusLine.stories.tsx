import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { stage } from '../../theme/index.ts';
import { Button } from '../button/index.ts';
import { StatusLine } from './index.ts';

const meta = { title: 'Status line', component: StatusLine, args: { children: 'Speak now...' } } satisfies Meta<
  typeof StatusLine
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Speak: Story = { args: { detail: 'Daisy asked about your weekend.' } };
export const WithoutDetail: Story = { args: { children: 'Your coach is connecting...' } };
export const LongWords: Story = {
  args: {
    children: 'Hmm, I didn’t catch that. Could you try again?',
    detail: 'Donaudampfschifffahrtsgesellschaftskapitän is a long word to say, and this is a long line to read.',
  },
};

export const OnStage: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div {...stage} style={{ padding: '2rem' }}>
      <StatusLine {...args} />
    </div>
  ),
  args: { children: 'Processing your message...' },
};

function Turn() {
  const [heard, setHeard] = useState(false);
  return (
    <>
      <StatusLine>{heard ? 'Processing your message...' : 'Speak now...'}</StatusLine>
      <Button onClick={() => setHeard(true)}>Send Now</Button>
    </>
  );
}

/** The line itself stays in the page and only its words change, so that they are announced. */
export const Announced: Story = {
  parameters: { pictures: false },
  render: () => <Turn />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Speak now...');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Now' }));
    await expect(status).toHaveTextContent('Processing your message...');
    await expect(status).toHaveAttribute('aria-live', 'polite');
  },
};

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <StatusLine detail="Daisy asked about your weekend.">Speak now...</StatusLine>,
          because: 'Whose turn it is, in two or three words. The detail may be left unread.',
          bad: <StatusLine>The speech recognition service is currently processing your audio input.</StatusLine>,
          but: 'Nobody reads a sentence while speaking, and no learner knows what a service is.',
        },
      ]}
    />
  ),
};
