import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText } from '../../internal/story-tools.tsx';
import { ScoredSentence, type ScoredSentenceProps } from './index.ts';

const meta = {
  title: 'Scored sentence',
  component: ScoredSentence,
  args: {
    words: [
      { word: 'I' },
      { word: 'would', score: 0.91 },
      { word: 'rather', score: 0.78 },
      { word: 'walk' },
      { word: 'through', score: 0.62 },
      { word: 'the' },
      { word: 'village', score: 0.41 },
      { word: 'at' },
      { word: 'night.', score: null },
    ],
  },
} satisfies Meta<typeof ScoredSentence>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of line. A word that was not judged has none. */
export const EveryLabel: Story = {
  play: async ({ canvasElement }) => {
    const sentence = canvasElement.querySelector('p');
    await expect(sentence).toHaveTextContent(
      'I would rather walk through (needs work) the village (try again) at night. (not sure)',
    );
  },
};

export const WithoutLegend: Story = { args: { legend: false } };
export const Medium: Story = { args: { size: 'md' } };
export const AllGood: Story = {
  args: { words: ['She', 'sells', 'sea', 'shells.'].map((word, index) => ({ word, score: 0.8 + index / 20 })) },
};
export const NotJudged: Story = { args: { words: 'Read this sentence aloud.'.split(' ').map((word) => ({ word })) } };
export const LongWords: Story = {
  args: {
    words: [
      { word: 'Pneumonoultramicroscopicsilicovolcanoconiosis', score: 0.2 },
      { word: 'is', score: 0.9 },
      { word: 'hard.', score: 0.55 },
    ],
  },
};

/** Words without a space between them in the text stay together. */
export const Hyphenated: Story = {
  parameters: { pictures: false },
  args: {
    words: [
      { word: 'A', score: 0.9 },
      { word: 'well-', score: 0.62 },
      { word: 'known', score: 0.9, joined: true },
      { word: 'song.', score: 0.8 },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toHaveTextContent('A well- (needs work)known song.');
  },
};

function Selectable({ onWordSelect, selected: first = null, ...args }: ScoredSentenceProps) {
  const [selected, setSelected] = useState(first);
  return (
    <ScoredSentence
      {...args}
      selected={selected}
      onWordSelect={(index) => {
        setSelected(index);
        onWordSelect?.(index);
      }}
    />
  );
}

/** Each word that was judged can be chosen, with the keyboard too. */
export const Choosing: Story = {
  render: (args) => <Selectable {...args} />,
  args: { onWordSelect: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'walk' })).toBeNull();
    canvas.getByRole('button', { name: 'through (needs work)' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onWordSelect).toHaveBeenLastCalledWith(4);
    await userEvent.click(canvas.getByRole('button', { name: 'village (try again)' }));
    await expect(args.onWordSelect).toHaveBeenLastCalledWith(6);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('village');
  },
};

/** The chosen word is heard. */
export const Playing: Story = { args: { onWordSelect: fn(), selected: 6, playing: 6 } };

export const DoubledText: Story = { args: { onWordSelect: fn(), selected: 6 }, decorators: [doubledText] };

export const RightToLeft: Story = {
  ...EveryLabel,
  globals: { direction: 'rtl' },
  parameters: { pictures: 'light' },
};

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: (
            <ScoredSentence
              words={[{ word: 'Over', score: 0.9 }, { word: 'the' }, { word: 'village.', score: 0.41 }]}
            />
          ),
          because: 'A word that was not heard well enough has no score, and that is said.',
          bad: (
            <ScoredSentence legend={false} words={['Over', 'the', 'village.'].map((word) => ({ word, score: 0.2 }))} />
          ),
          but: 'All in red is no help: show the two or three words to work on.',
        },
      ]}
    />
  ),
};
