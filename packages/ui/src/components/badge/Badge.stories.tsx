import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG } from '../../internal/story-tools.tsx';
import { Inline } from '../../primitives/inline/index.ts';
import { Badge } from './Badge.tsx';

const meta = { title: 'Badge', component: Badge, decorators: [asForm], args: { children: 'B1' } } satisfies Meta<
  typeof Badge
>;

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

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <Inline>
              <Badge>B1</Badge>
              <Badge tone="daisy" size="standard">
                6-day streak
              </Badge>
            </Inline>
          ),
          because: 'One or two words that stick to what is beside them.',
          bad: (
            <Inline>
              <Badge tone="good">You have practised six days in a row, keep it up!</Badge>
            </Inline>
          ),
          but: 'A sentence is a Text. Green is for what was said well.',
        },
      ]}
    />
  ),
};
