import type { Meta, StoryObj } from '@storybook/react-vite';
import { doubledText, LONG } from '../../internal/storyTools.tsx';
import { Icon } from '../../primitives/icon/index.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
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

export const WithAPicture: Story = { args: { picture: <Icon name="wave" size="large" /> } };

export const TitleOnly: Story = { args: { description: undefined, action: undefined } };

export const LongWords: Story = { args: { title: LONG, description: LONG } };

export const DoubledText: Story = { decorators: [doubledText] };
