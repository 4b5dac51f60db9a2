import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { Inline } from '../../packages/ui/src/primitives/inline/index.ts';
import { Stack } from '../../packages/ui/src/primitives/stack/index.ts';
import { Text } from '../../packages/ui/src/primitives/text/index.ts';
import { tokens, vars } from '../../packages/ui/src/theme/index.ts';

const meta = { title: 'Motion' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const times = [
  ['fast', 'A touch: a button, a field, a switch.'],
  ['normal', 'Something comes: a toast, a line of text.'],
  ['slow', 'A change of screen, a ring that fills.'],
] as const;

/** Bubbles that go to the other side and back. */
function Runs() {
  const [away, setAway] = useState(false);
  return (
    <Stack space="6">
      <Inline>
        <Button onClick={() => setAway(!away)}>{away ? 'Come back' : 'Go'}</Button>
      </Inline>
      {times.map(([name, use]) => (
        <div key={name} style={{ maxInlineSize: vars.size.reading }}>
          <Text size="small">
            <strong>
              {name}, {tokens.motion[name]}
            </strong>{' '}
            {use}
          </Text>
          <div
            style={{
              display: 'flex',
              marginBlockStart: '0.5rem',
              backgroundColor: vars.color.line,
              borderRadius: vars.radius.sm,
            }}
          >
            <div
              data-runs={name}
              style={{
                inlineSize: '3rem',
                blockSize: '3rem',
                borderRadius: vars.radius.sm,
                borderEndStartRadius: `calc(${vars.radius.sm} * ${vars.speech.tightness})`,
                backgroundColor: vars.color.ink,
                marginInlineStart: away ? 'calc(100% - 3rem)' : 0,
                transition: `margin ${vars.motion[name]} ${vars.motion.ease}`,
              }}
            />
          </div>
        </div>
      ))}
    </Stack>
  );
}

/** Three times and one curve that eases out. Who asks for less motion gets none of it. */
export const TimesAndCurve: Story = {
  render: () => <Runs />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await expect(canvas.getByRole('button', { name: 'Come back' })).toBeVisible();
    const bubble = canvasElement.querySelector('[data-runs="slow"]');
    await expect(bubble && getComputedStyle(bubble).transitionDuration).toBe('0.32s');
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
  },
};

/** Under reduced motion every time is none. */
export const Reduced: Story = {
  parameters: { pictures: false },
  globals: { motion: 'reduce' },
  render: () => <Runs />,
  play: async ({ canvasElement }) => {
    const bubble = canvasElement.querySelector('[data-runs="slow"]');
    await expect(bubble && getComputedStyle(bubble).transitionDuration).toBe('0s');
  },
};
