import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asForm, doubledText, LONG } from '../../internal/storyTools.tsx';
import { Steps } from './Steps.tsx';

const meta = {
  component: Steps,
  decorators: [asForm],
  args: { label: 'Phrase', current: 3, total: 5 },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Phrase 3 of 5')).toBeVisible();
  },
};

/** While a voice is recorded in the current one. */
export const Live: Story = { args: { tone: 'voice' } };

export const First: Story = { args: { label: 'Step', current: 1, total: 3 } };

export const BarsOnly: Story = { args: { labelVisibility: 'hidden' } };

export const LongWords: Story = { args: { label: LONG } };

export const DoubledText: Story = { decorators: [doubledText] };
