import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from '../../packages/ui/src/components/notice/index.ts';
import { DoDont } from '../../packages/ui/src/internal/stories/DoDont.tsx';
import { Heading } from '../../packages/ui/src/primitives/heading/index.ts';
import { Stack } from '../../packages/ui/src/primitives/stack/index.ts';
import { Text } from '../../packages/ui/src/primitives/text/index.ts';

const meta = { title: 'Voice and tone' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const rules = [
  ['Plain and warm', 'Words of level B1: who learns English reads them too.'],
  ['What happened, what to do next', 'A message without a next step leaves somebody alone.'],
  ['Never an exam', 'Nobody fails here. Something needs work, or is tried again.'],
  ['Honest', 'What was not understood is said so. We do not praise what we did not hear.'],
  ['Sentence case, no exclamation', 'Big words are big in size, not in tone.'],
] as const;

/** How Sayso talks. */
export const Rules: Story = {
  render: () => (
    <Stack space="6">
      {rules.map(([rule, why]) => (
        <div key={rule}>
          <Heading level={2} size="3">
            {rule}
          </Heading>
          <Text tone="soft">{why}</Text>
        </div>
      ))}
    </Stack>
  ),
};

/** The same moment in our words and in others. */
export const SaidAndNotSaid: Story = {
  render: () => (
    <DoDont
      advice={[
        {
          good: <Notice tone="info">No voice detected. Please try again.</Notice>,
          because: 'What happened, and what to do.',
          bad: <Notice tone="error">Error: invalid audio input (code 4103)</Notice>,
          but: 'It blames a person for a microphone, in a language of machines.',
        },
        {
          good: <Text>“Village” needs work. Your teeth touch your lip: v, not w.</Text>,
          because: 'The word, and how to say it better.',
          bad: <Text>Wrong! You failed 3 of 5 phrases.</Text>,
          but: 'People come here afraid to speak. This is why.',
        },
        {
          good: <Text>A simple program, not a person: it asks questions and cannot explain much.</Text>,
          because: 'It says what it is and what it cannot do.',
          bad: <Text>Our revolutionary AI understands everything you say!</Text>,
          but: 'The first misunderstanding makes it a lie.',
        },
      ]}
    />
  ),
};
