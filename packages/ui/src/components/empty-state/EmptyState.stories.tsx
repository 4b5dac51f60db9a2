import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText, LONG } from '../../internal/story-tools.tsx';
import { Button } from '../button/index.ts';
import { Coach } from '../coach/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Empty state',
  component: EmptyState,
  args: {
    title: 'No conversation detected',
    description: 'Say a few sentences to your coach, then come back.',
    action: <Button>Back to Home</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAPicture: Story = { args: { picture: <Coach name="Daisy" state="sleeping" decorative /> } };

export const TitleOnly: Story = { args: { description: undefined, action: undefined } };

export const LongWords: Story = { args: { title: LONG, description: LONG } };

export const DoubledText: Story = { decorators: [doubledText] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <EmptyState
              title="No conversation detected"
              description="Say a few sentences to your coach, then come back."
              action={<Button>Back to Home</Button>}
            />
          ),
          because: 'What is missing, how to change it, and one way on.',
          bad: <EmptyState title="Nothing here" description="No data." />,
          but: 'A dead end, and it sounds like a reproach.',
        },
      ]}
    />
  ),
};
