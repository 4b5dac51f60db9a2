import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { coachSpeaks } from '../../platform/stage/stories/levels.ts';
import { PronunciationPage } from './PronunciationPage.tsx';
import { createResult, judged, pageArgs, words } from './stories/drill.ts';
import { engineNote } from './stories/engine-note.ts';

const meta = {
  title: 'Pronunciation, judged',
  component: PronunciationPage,
  parameters: { layout: 'fullscreen', pictures: 'light' },
  args: { ...pageArgs(), snapshot: judged(), levels: coachSpeaks },
} satisfies Meta<typeof PronunciationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The engine is sure of nothing: no score, and that is said. */
export const NotSure: Story = {
  args: {
    coach: 'Daisy',
    snapshot: judged({
      result: createResult({
        average: null,
        approximate: true,
        words: words.map((word) => ({ ...word, sure: false })),
        tip: 'I could not hear that well. Come a little closer and say it once more.',
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};

/** The limits of the scores are one touch away, in the words of the built-in engine. */
export const EngineNoteOpened: Story = {
  args: { coach: 'Daisy', snapshot: judged({ result: createResult({ approximate: true }) }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(engineNote)).not.toBeVisible();
    await userEvent.click(canvas.getByText('These scores are not exact.'));
    await expect(canvas.getByText(engineNote)).toBeVisible();
  },
};

/** The tip was spoken: the next phrase comes by itself, unless the learner reads. */
export const NextPhraseSoon: Story = {
  args: { snapshot: judged({ pace: 'soon', result: createResult({ approximate: true }) }) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('timer', { name: 'Time until the next phrase' })).toHaveTextContent('8 seconds left');
    await userEvent.click(canvas.getByRole('button', { name: 'Stay here' }));
    await expect(args.actions.hold).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'rather' }));
    await expect(args.actions.hold).toHaveBeenCalledTimes(3);
  },
};

/** The learner looks at the result: it stays until Next. */
export const Held: Story = {
  args: { coach: 'Daisy', snapshot: judged({ pace: 'held', result: createResult({ approximate: true }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Take your time. Press Next to continue.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
};

/** The scores are still there when the drill has to wait. */
export const PausedAfterIt: Story = {
  args: {
    snapshot: judged({
      phase: 'paused',
      notice: { id: 1, tone: 'error', text: 'No sentence received. Please try again.' },
      result: createResult({ tip: '' }),
    }),
  },
};

export const TipOnItsWay: Story = {
  args: { coach: 'Daisy', snapshot: judged({ result: createResult({ tip: null }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your tip is coming...')).toBeVisible();
  },
};

/** None will come: it is not promised any longer, and the rest is there to be looked at. */
export const WithoutTip: Story = {
  parameters: { pictures: false },
  args: { snapshot: judged({ result: createResult({ tip: '' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tip this time.')).toBeVisible();
    await expect(canvas.queryByText(/coming/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
};

/** The score is drawn on the words and said in words. */
export const Judged: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Phrases done: 3 of 5')).toBeVisible();
    await expect(canvas.getByText('79%, Good. Needs work: through. Try again: village. Not sure: at.')).toHaveAttribute(
      'role',
      'status',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.actions.next).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Say it again' }));
    await expect(args.actions.sayAgain).toHaveBeenCalledOnce();
  },
};

/** A word that is pressed is heard, then again from the coach and from oneself. */
export const WordChosen: Story = {
  args: { coach: 'Daisy' },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: 'village (try again)' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'The word “village”' })).toHaveTextContent('41% Try again');
    await expect(args.actions.hearWord).toHaveBeenLastCalledWith(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Hear Daisy' }));
    await expect(args.actions.hearWord).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Hear yourself' }));
    await expect(args.actions.hearMyself).toHaveBeenCalledWith(6);
    await userEvent.click(canvas.getByRole('button', { name: 'night.' }));
    await expect(args.actions.hearWord).toHaveBeenLastCalledWith(8);
    await userEvent.click(canvas.getByRole('button', { name: 'village (try again)' }));
  },
};

export const WordPlaying: Story = {
  args: { snapshot: judged({ playing: { word: 6, who: 'learner' } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'village (try again)' }));
  },
};

/** A server that does not say where a word is in the recording: only the coach can be heard. */
export const WithoutTimes: Story = {
  parameters: { pictures: false },
  args: {
    snapshot: judged({ result: createResult({ words: words.map(({ word, score }) => ({ word, score })) }) }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'rather' }));
    await expect(canvas.getByRole('button', { name: 'Hear John' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Hear yourself' })).toBeNull();
  },
};

/** The next phrase is on its way, and the last one is still there to be looked at. */
export const NextOnItsWay: Story = {
  parameters: { pictures: false },
  args: { snapshot: judged({ phase: 'generating' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'rather' })).toBeVisible();
  },
};

/** Five are done: what they came to, or five more. */
export const Complete: Story = {
  args: { snapshot: judged({ phase: 'complete', phrasesDone: 5, result: createResult({ approximate: true }) }) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Phrases done: 5 of 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See my summary' }));
    await expect(args.actions.hangUp).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Five more' }));
    await expect(args.actions.next).toHaveBeenCalledOnce();
  },
};

export const LongTexts: Story = {
  args: {
    coach: 'Daisy',
    snapshot: judged({
      phrase: {
        sentence:
          'The thoroughly internationalised municipality of Donaudampfschifffahrtsgesellschaft thinks that three hundred and thirty-three well-known authors gathered there.',
        hint: null,
      },
      result: createResult({
        words: 'thoroughly internationalised Donaudampfschifffahrtsgesellschaft thirty three well known gathered'
          .split(' ')
          .map((word, index) => ({ word, score: 0.3 + index / 12 })),
        tip: 'Put your tongue between your teeth for “thoroughly”, “think” and “three”. '.repeat(4),
      }),
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
