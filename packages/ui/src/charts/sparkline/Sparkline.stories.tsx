import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG } from '../../internal/story-tools.tsx';
import { Sparkline } from './Sparkline.tsx';

const scores = [0.55, 0.62, 0.58, 0.7, 0.68, 0.74, 0.82].map((value, index) => ({
  label: `Drill ${index + 1}`,
  value,
}));
const percent = (value: number): string => `${Math.round(value * 100)}%`;

const meta = {
  title: 'Sparkline',
  component: Sparkline,
  decorators: [asForm],
  args: { label: 'Pronunciation', headline: '82%', points: scores, formatValue: percent, tone: 'voice' },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Pronunciation: now 82%, lowest 55%, highest 82%' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('row', { name: 'Drill 7 82%' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
  },
};

/** Nothing yet, one value, and a number that never changes. */
export const Few: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <Sparkline {...args} headline="–" points={[]} />
      <Sparkline {...args} headline="55%" points={scores.slice(0, 1)} />
      <Sparkline {...args} headline="70%" points={scores.map((point) => ({ ...point, value: 0.7 }))} />
    </div>
  ),
};

export const LongWords: Story = { args: { label: LONG, headline: LONG } };

export const DoubledText: Story = { decorators: [doubledText] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: (args) => (
    <DoDont
      advice={[
        {
          good: <Sparkline {...args} style={{ inlineSize: '100%' }} />,
          because: 'The number says where it is, the line where it came from.',
          bad: <Sparkline {...args} headline={undefined} style={{ inlineSize: '100%' }} />,
          but: 'Without its number the line says nothing: it has no axis.',
        },
      ]}
    />
  ),
};
