import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import {
  type ColorPair,
  type ColorRole,
  colorPairs,
  contrast,
  tokens,
  vars,
} from '../../packages/ui/src/theme/index.ts';

const meta = { title: 'Colours' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = {
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
} as const;
const roles = Object.keys(tokens.color.light) as ColorRole[];

/** Every role: its colour in this theme, its name, and its values in light and in dark. */
export const Roles: Story = {
  render: () => (
    <ul style={grid}>
      {roles.map((role) => (
        <li key={role} style={{ display: 'grid', gap: '0.5rem' }}>
          <div
            style={{
              blockSize: '4rem',
              borderRadius: vars.radius.md,
              backgroundColor: vars.color[role],
              border: `1px solid ${vars.color.line}`,
            }}
          />
          <strong>{role}</strong>
          <small style={{ color: vars.color.inkSoft, overflowWrap: 'anywhere' }}>
            {tokens.color.light[role]} · {tokens.color.dark[role]}
          </small>
        </li>
      ))}
    </ul>
  ),
};

/** `rgb(23, 97, 107)` as `#17616b`. */
const hex = (rgb: string): string =>
  `#${(rgb.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

function Pair({ on, use, ratio }: ColorPair) {
  const box = useRef<HTMLLIElement>(null);
  const [measured, setMeasured] = useState<number>();
  useLayoutEffect(() => {
    const measure = () => {
      if (!box.current) return;
      const { color, backgroundColor } = getComputedStyle(box.current);
      setMeasured(contrast(hex(color), hex(backgroundColor)));
    };
    measure();
    const themes = new MutationObserver(measure);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => themes.disconnect();
  }, []);
  return (
    <li
      ref={box}
      data-needs={ratio}
      data-has={measured?.toFixed(2)}
      style={{
        display: 'grid',
        gap: '0.25rem',
        padding: '1rem',
        borderRadius: vars.radius.md,
        color: vars.color[use],
        backgroundColor: vars.color[on],
        border: `1px solid ${vars.color.line}`,
      }}
    >
      {ratio === 3 ? (
        <svg viewBox="0 0 40 12" height="24" style={{ justifySelf: 'start' }} aria-hidden="true">
          <rect x="1" y="1" width="38" height="10" rx="5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      ) : null}
      <span style={ratio === 3 ? { color: vars.color.ink } : undefined}>
        {use} on {on}
        <br />
        {measured?.toFixed(1)} of {ratio}
      </span>
    </li>
  );
}

/** The pairs that the kit draws, with the contrast measured on this page. A pair that is not here is not allowed. */
export const Contrast: Story = {
  render: () => (
    <ul style={grid}>
      {colorPairs.map((pair) => (
        <Pair key={`${pair.use} on ${pair.on}`} {...pair} />
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const pairs = canvas.getAllByRole('listitem');
    await expect(pairs).toHaveLength(colorPairs.length);
    const contrasts = () => pairs.map(({ dataset }) => dataset['has']).join();
    const { dataset: page } = document.documentElement;
    const shown = page['theme'] ?? 'light';
    for (const theme of ['dark', 'light', shown]) {
      const before = contrasts();
      const changes = page['theme'] !== theme;
      page['theme'] = theme;
      await waitFor(() => expect(contrasts() !== before).toBe(changes));
      for (const { dataset } of pairs)
        await expect(Number(dataset['has'])).toBeGreaterThanOrEqual(Number(dataset['needs']));
    }
  },
};
