import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { Inline } from './Inline.tsx';

const blocks = ['John', 'Daisy', 'You'].map((name) => (
  <Box key={name} fill="surface" padding="3" corners="sm">
    {name}
  </Box>
));

const meta = { title: 'Inline', component: Inline, args: { children: blocks } } satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Justified: Story = {
  render: () => (
    <Stack>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          {blocks}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Wrapped: Story = {
  args: { children: [0, 1, 2, 3, 4, 5, 6, 7].map((key) => <div key={key}>{blocks}</div>) },
};

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <Inline space="2">{blocks}</Inline>,
          because: 'Things of one kind in a row: it wraps by itself when the words grow.',
          bad: <div style={{ display: 'flex', gap: '0.3rem 1.7rem', flexWrap: 'wrap' }}>{blocks}</div>,
          but: 'A gap of its own fits no other gap on the page.',
        },
      ]}
    />
  ),
};
