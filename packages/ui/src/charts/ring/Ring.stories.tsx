import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText, LONG } from '../../internal/story-tools.tsx';
import { Inline } from '../../primitives/inline/index.ts';
import { Ring } from './Ring.tsx';

const meta = {
  title: 'Ring',
  component: Ring,
  args: { label: 'XP today', value: 22, goal: 30, tone: 'voice', children: '22' },
} satisfies Meta<typeof Ring>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'XP today: 22 of 30' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('row', { name: 'XP today 22 of 30 73%' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show chart' }));
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};

/** Nothing, nearly nothing, half, nearly all, all, half as much again, and three times as much: only a whole one is closed. */
export const Shares: Story = {
  render: () => (
    <Inline space="5">
      {[0, 1, 15, 29, 30, 45, 90].map((value) => (
        <Ring key={value} label={`Day of ${value}`} value={value} goal={30} tone="voice">
          {value}
        </Ring>
      ))}
    </Inline>
  ),
};

export const TonesAndSizes: Story = {
  render: () => (
    <Inline space="5">
      {(['voice', 'john', 'daisy', 'good', 'ink'] as const).map((tone, index) => (
        <Ring
          key={tone}
          label={tone}
          value={5 - index / 2}
          goal={6}
          tone={tone}
          size={(['large', 'medium', 'medium', 'small', 'small'] as const)[index]}
        >
          {index < 3 ? 5 - index / 2 : null}
        </Ring>
      ))}
    </Inline>
  ),
};

export const LongWords: Story = { args: { label: LONG, children: '1 284 000' } };

export const DoubledText: Story = { decorators: [doubledText] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <Ring label="Phrases" value={63} goal={100} tone="john">
              63
            </Ring>
          ),
          because: 'The number stands in the middle: the ring is never the only sign.',
          bad: <Ring label="Phrases" value={63} goal={100} tone="john" />,
          but: 'Nobody can read 63 of 100 from an angle.',
        },
        {
          good: (
            <Ring label="Time spoken" value={8} goal={10} tone="voice">
              8 min
            </Ring>
          ),
          because: 'Tangerine is for what was spoken.',
          bad: (
            <Ring label="Profile" value={8} goal={10} tone="voice">
              80%
            </Ring>
          ),
          but: 'A profile is not a voice: use ink.',
        },
      ]}
    />
  ),
};
