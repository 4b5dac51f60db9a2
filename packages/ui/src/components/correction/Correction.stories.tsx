import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { LONG } from '../../internal/story-tools.tsx';
import { Correction } from './Correction.tsx';

const meta = {
  title: 'Correction',
  component: Correction,
  args: { said: 'Yesterday I go to the cinema.', better: 'Yesterday I went to the cinema.' },
} satisfies Meta<typeof Correction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One word for another: both are marked, the one with a wavy line, the other bold. */
export const OneWord: Story = {
  play: async ({ canvasElement }) => {
    const marks = canvasElement.querySelectorAll('mark');
    await expect([...marks].map((mark) => mark.textContent)).toEqual(['go', 'went']);
    await expect(within(canvasElement).getByText('You said')).toBeVisible();
  },
};

/** A word that was missing is marked only where it now stands. */
export const MissingWord: Story = { args: { said: 'It was good film.', better: 'It was a good film.' } };

/** A word too many. */
export const WordTooMany: Story = { args: { said: 'I discussed about the plan.', better: 'I discussed the plan.' } };

/** A long answer, in lower case and without a full stop, as a recogniser hears it. */
export const AsHeard: Story = {
  args: {
    said: 'yesterday i have seen him at the station and he tell me that he have lost the informations about the trains to manchester',
    better:
      'yesterday i saw him at the station and he told me that he had lost the information about the trains to manchester',
  },
};

export const RightToLeft: Story = {
  ...OneWord,
  globals: { direction: 'rtl' },
  parameters: { pictures: 'light' },
};

export const LongWords: Story = { args: { said: `I am a ${LONG}.`, better: `I was a ${LONG}.` } };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <Correction said="Yesterday I go to the cinema." better="Yesterday I went to the cinema." />,
          because: 'Only what changes is marked, and the rest of the sentence stays as the learner said it.',
          bad: (
            <Correction
              said="Yesterday I go to the cinema."
              better="I watched a film at the cinema yesterday evening."
            />
          ),
          but: 'A new sentence corrects nothing: the learner does not see what was wrong.',
        },
      ]}
    />
  ),
};
