import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../packages/ui/src/primitives/text/index.ts';
import { type DisplaySize, type TextSize, vars } from '../../packages/ui/src/theme/index.ts';

const meta = { title: 'Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const display: readonly (readonly [size: DisplaySize, copy: string])[] = [
  ['hero', 'Say more.'],
  ['1', 'Ready to grow, Amina?'],
  ['2', 'Speak now...'],
  ['3', 'What was said'],
  ['4', 'Mock interview'],
];

const text: readonly (readonly [size: TextSize, copy: string])[] = [
  ['large', 'Speak boldly. Learn effortlessly.'],
  ['standard', '“Village” starts with your teeth on your lip: v, not w. Try it slowly, then at speed.'],
  ['small', 'Your coach is preparing a tip...'],
  ['tiny', 'Phrase 3 of 5'],
];

/** Bricolage Grotesque, tight and heavy: the words are the picture. */
export const Display: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {display.map(([size, copy]) => (
        <div key={size}>
          <Text size="tiny" tone="soft">
            display {size}
          </Text>
          <p
            style={{
              fontFamily: vars.family.display,
              fontSize: vars.displaySize[size],
              fontWeight: size === 'hero' ? vars.weight.hero : vars.weight.heading,
              letterSpacing: vars.tracking.display,
              lineHeight: size === 'hero' ? vars.leading.hero : vars.leading.display,
            }}
          >
            {copy}
          </p>
        </div>
      ))}
    </div>
  ),
};

/** Figtree, for everything that is read. */
export const Running: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: vars.size.reading }}>
      {text.map(([size, copy]) => (
        <div key={size}>
          <Text size="tiny" tone="soft">
            text {size}
          </Text>
          <Text size={size}>{copy}</Text>
        </div>
      ))}
    </div>
  ),
};

/** Figures of one width do not jump while they change. */
export const Figures: Story = {
  render: () => (
    <div>
      {['1:11', '3:42', '10:08'].map((time) => (
        <Text key={time} size="large" figures="tabular" align="end" style={{ inlineSize: '4rem' }}>
          {time}
        </Text>
      ))}
    </div>
  ),
};
