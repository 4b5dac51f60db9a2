import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG } from '../../internal/story-tools.tsx';
import { Stack } from '../../primitives/stack/index.ts';
import { stage } from '../../theme/index.ts';
import { Steps } from '../steps/index.ts';
import { Mission, type MissionProps, type MissionStep } from './index.ts';

const hotel: readonly MissionStep[] = [
  { id: 'greet', text: 'Say good evening', done: true },
  { id: 'ask-room', text: 'Ask for a room with a view', done: false },
  { id: 'price', text: 'Ask what it costs', done: false },
  { id: 'decide', text: 'Take it, or say no politely', done: false },
];

const meta = {
  title: 'Mission',
  component: Mission,
  decorators: [asForm],
  args: { title: 'A room with a view', steps: hotel },
} satisfies Meta<typeof Mission>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every step, as beside the stage on a desktop. */
export const Panel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'A room with a view' })).toBeVisible();
    await expect(canvas.getByText('1 of 4 done')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  },
};

const Opening = (args: MissionProps) => {
  const [open, setOpen] = useState(args.open ?? false);
  return <Mission {...args} layout="bar" open={open} onOpenChange={setOpen} />;
};

/** One line on a phone: what is done, and what to try now. It opens over the stage. */
export const Bar: Story = {
  render: (args) => <Opening {...args} />,
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole('button', { name: /1 of 4 done\. A room with a view ?: Ask for a room with a view/ });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('Ask what it costs')).not.toBeVisible();
    await userEvent.click(line);
    await expect(canvas.getByText('Ask what it costs')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Ask what it costs')).not.toBeVisible();
  },
};

export const Open: Story = {
  args: { open: true },
  render: (args) => (
    <div style={{ minBlockSize: '18rem' }}>
      <Opening {...args} />
    </div>
  ),
};

/** Nothing done, one left, all done. */
export const States: Story = {
  render: (args) => (
    <Stack space="6">
      {[0, 3, 4].map((done) => (
        <Opening
          key={done}
          {...args}
          title={`${args.title}, ${done} done`}
          steps={hotel.map((step, index) => ({ ...step, done: index < done }))}
        />
      ))}
    </Stack>
  ),
};

/** As on the stage, which is dark in both themes. */
export const OnStage: Story = {
  parameters: { layout: 'fullscreen', pictures: 'light' },
  decorators: [
    (Story) => (
      <div {...stage} style={{ padding: '1.5rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const LongWords: Story = {
  args: { title: LONG, steps: [{ id: 'one', text: LONG, done: false }] },
  render: (args) => (
    <Stack space="6">
      <Mission {...args} />
      <Opening {...args} title="A bar" />
    </Stack>
  ),
};

export const RightToLeft: Story = { render: (args) => <Opening {...args} />, globals: { direction: 'rtl' } };

export const DoubledText: Story = { render: (args) => <Opening {...args} />, decorators: [doubledText] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <Mission title="A room with a view" steps={hotel.slice(0, 3)} />,
          because: 'Each step says what to do, in words that the learner can use.',
          bad: <Steps label="Step" current={2} total={3} />,
          but: 'A bar tells how far one is, and not what comes next.',
        },
      ]}
    />
  ),
};
