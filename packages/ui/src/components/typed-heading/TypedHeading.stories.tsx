import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DoDont } from '../../internal/stories/DoDont.tsx';
import { doubledText, LONG } from '../../internal/story-tools.tsx';
import { TypedHeading } from './TypedHeading.tsx';

const meta = {
  title: 'Typed heading',
  component: TypedHeading,
  args: { lead: 'Say', phrases: ['more. Fearless.', 'it. Own it.', 'what counts.'] },
  // What types is never the same picture twice.
  globals: { motion: 'reduce' },
} satisfies Meta<typeof TypedHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen reader gets all of it once. Under reduced motion the first phrase stands whole. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Say more. Fearless. Say it. Own it. Say what counts.',
    );
  },
};

/** The words as they are seen: hidden letters only take their room. */
const seen = (element: HTMLElement): string =>
  [...element.querySelectorAll('span')]
    .filter((span) => span.children.length === 0 && getComputedStyle(span).visibility === 'visible')
    .filter((span) => span.closest('[aria-hidden]'))
    .map((span) => span.textContent)
    .join('');

export const Typing: Story = {
  globals: { motion: 'full' },
  parameters: { pictures: false },
  args: { phrases: ['Hi', 'Yo'] },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    const { height } = heading.getBoundingClientRect();
    for (const word of ['H', 'Hi', 'H', '', 'Y', 'Yo', '', 'Hi']) {
      await waitFor(() => expect(seen(heading)).toBe(word), { interval: 10, timeout: 3000 });
      await expect(heading.getBoundingClientRect().height).toBe(height);
    }
  },
};

export const Small: Story = { args: { size: '2' } };

export const DoubledText: Story = { decorators: [doubledText] };

export const RightToLeft: Story = {
  ...Default,
  globals: { direction: 'rtl' },
  parameters: { pictures: 'light' },
};

export const LongWords: Story = { args: { phrases: [LONG] } };

export const DoAndDont: Story = {
  name: 'Do and don’t',
  parameters: { pictures: 'light' },
  render: () => (
    <DoDont
      advice={[
        {
          good: <TypedHeading level={2} size="1" lead="Say" phrases={['more. Fearless.']} />,
          because: 'Once in the product, on the first screen, where nobody is in the middle of anything.',
          bad: <TypedHeading level={2} size="1" lead="Your" phrases={['password is wrong.', 'account is locked.']} />,
          but: 'What somebody needs to read must stand still.',
        },
      ]}
    />
  ),
};
