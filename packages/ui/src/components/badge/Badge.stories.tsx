import type { Meta, StoryObj } from '@storybook/react-vite';
import { asForm, doubledText, LONG } from '../../internal/storyTools.tsx';
import { Inline } from '../../primitives/inline/index.ts';
import { Badge } from './Badge.tsx';

const meta = { component: Badge, decorators: [asForm], args: { children: 'B1' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge>B1</Badge>
      <Badge tone="quiet">Free Plan Active</Badge>
      <Badge tone="john">John</Badge>
      <Badge tone="daisy" size="standard">
        6-day streak
      </Badge>
      <Badge tone="good" icon="check">
        Excellent
      </Badge>
      <Badge icon="gem">Premium Member</Badge>
    </Inline>
  ),
};

export const LongWords: Story = { args: { children: LONG } };

export const DoubledText: Story = { ...Tones, decorators: [doubledText] };
