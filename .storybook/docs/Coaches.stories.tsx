import type { Meta, StoryObj } from '@storybook/react-vite';
import { Coach, coachNames } from '../../packages/ui/src/components/coach/index.ts';
import { DoDont } from '../../packages/ui/src/internal/stories/DoDont.tsx';
import { Heading } from '../../packages/ui/src/primitives/heading/index.ts';
import { Inline } from '../../packages/ui/src/primitives/inline/index.ts';
import { Stack } from '../../packages/ui/src/primitives/stack/index.ts';
import { Text } from '../../packages/ui/src/primitives/text/index.ts';
import { stage, vars } from '../../packages/ui/src/theme/index.ts';

const meta = { title: 'The two coaches' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const characters = {
  John: 'Calm, clear, a little serious. A speech bubble with round glasses; one brow is always a little higher.',
  Daisy: 'Warm, quick, curious. Petals that open with a voice, freckles, eyes that close when she smiles.',
} as const;

/** The two coaches. They differ by shape first, by colour second. */
export const Characters: Story = {
  render: () => (
    <div
      style={{ display: 'grid', gap: '2rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))' }}
    >
      {coachNames.map((name) => (
        <Stack key={name}>
          <Coach name={name} size="lg" decorative />
          <Heading level={2}>{name}</Heading>
          <Text tone="soft">{characters[name]}</Text>
        </Stack>
      ))}
    </div>
  ),
};

const sizes = ['xs', 'sm', 'md', 'lg'] as const;

/** 32, 48, 96 and 224 at the reader's usual size. Detail goes as they get smaller; the outline is what stays. */
export const Sizes: Story = {
  render: () => (
    <Stack space="6">
      {coachNames.map((name) => (
        <Inline key={name} space="5">
          {sizes.map((size) => (
            <Coach key={size} name={name} state="listening" size={size} decorative />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const DoAndDont: Story = {
  name: 'Do and don’t',
  render: () => (
    <DoDont
      advice={[
        {
          good: <Coach name="Daisy" state="listening" size="lg" decorative />,
          because: 'One coach on a screen: the one who talks with you.',
          bad: (
            <Inline>
              {(['idle', 'thinking', 'speaking'] as const).map((state) => (
                <Coach key={state} name="Daisy" state={state} size="md" decorative />
              ))}
            </Inline>
          ),
          but: 'Three of her are decoration. A character is not a pattern.',
        },
        {
          good: (
            <div {...stage} style={{ padding: '1rem', borderRadius: vars.radius.md }}>
              <Coach name="John" state="speaking" volume={0.7} size="lg" decorative />
            </div>
          ),
          because: 'His own colours on the stage; the mouth follows the voice.',
          bad: (
            <span style={{ filter: 'grayscale(1) opacity(0.5)' }}>
              <Coach name="John" size="lg" decorative />
            </span>
          ),
          but: 'Who is not there sleeps. Nobody is greyed out.',
        },
      ]}
    />
  ),
};
