import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { asForm, doubledText, LONG } from '../../internal/story-tools.tsx';
import { stage } from '../../theme/index.ts';
import { Hints, type HintsProps } from './index.ts';

const meta = {
  title: 'Hints',
  component: Hints,
  decorators: [asForm],
  args: {
    idea: 'Ask the price for one night.',
    keyWords: ['how much', 'the room', 'per night'],
    sentence: 'How much is the room per night?',
    shown: 1,
    onShowMore: fn(),
    onHear: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Hints>;

export default meta;
type Story = StoryObj<typeof meta>;

/** First the idea alone: often that is enough. */
export const Idea: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Ask the price for one night.')).toBeVisible();
    await expect(canvas.queryByText('how much')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'The whole sentence' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Key words' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the help' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const KeyWords: Story = { args: { shown: 2 } };

/** Everything, with the sentence to be heard. */
export const Sentence: Story = {
  args: { shown: 3 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hear it' }));
    await expect(args.onHear).toHaveBeenCalledOnce();
  },
};

/** Nothing yet, as beside the stage on a desktop, where it is always there. */
export const Folded: Story = { args: { shown: 0, onClose: undefined } };

const Opening = (args: HintsProps) => {
  const [shown, setShown] = useState(args.shown);
  return <Hints {...args} shown={shown} onShowMore={() => setShown(shown === 0 ? 1 : shown === 1 ? 2 : 3)} />;
};

/** One by one, with the keyboard. */
export const OneByOne: Story = {
  parameters: { pictures: false },
  args: { shown: 0 },
  render: (args) => <Opening {...args} />,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['The idea', 'Key words', 'The whole sentence']) {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(canvas.getByText('How much is the room per night?')).toBeVisible();
    await expect(document.activeElement).toHaveTextContent('How much is the room per night?');
  },
};

/** As on the stage, which is dark in both themes. */
export const OnStage: Story = {
  args: { shown: 3 },
  parameters: { layout: 'fullscreen', pictures: 'light' },
  decorators: [
    (Story) => (
      <div {...stage} style={{ padding: '1.5rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const LongWords: Story = { args: { idea: LONG, keyWords: [LONG, LONG], sentence: LONG, shown: 3 } };

export const RightToLeft: Story = { args: { shown: 2 }, globals: { direction: 'rtl' } };

export const DoubledText: Story = { args: { shown: 3 }, decorators: [doubledText] };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <Hints
              idea="Say how long you want to stay."
              keyWords={['for', 'two', 'nights']}
              sentence="For two nights, please."
              shown={1}
              onShowMore={() => undefined}
            />
          ),
          because: 'The idea first: who knows what to say often finds the words.',
          bad: (
            <Hints
              idea="Use the preposition that belongs to a length of time."
              keyWords={['preposition']}
              sentence="For two nights, please."
              shown={3}
              onShowMore={() => undefined}
            />
          ),
          but: 'A rule is no help in the middle of a talk, and the whole sentence at once leaves nothing to find.',
        },
      ]}
    />
  ),
};
