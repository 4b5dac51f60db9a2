import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Inline } from '@sayso/ui/primitives/inline';
import { Stack } from '@sayso/ui/primitives/stack';
import { vars } from '@sayso/ui/theme';
import type { CSSProperties, ReactNode } from 'react';

/** Share of a line: controls are narrow, a time line is wide, and some parts take the whole line. */
const sizes = {
  narrow: { flex: '1 1 20rem' },
  wide: { flex: '2 1 26rem' },
  full: { flex: '1 1 100%' },
} as const satisfies Record<string, CSSProperties>;

interface PanelProps {
  readonly title: string;
  readonly size?: keyof typeof sizes;
  /** Stands beside the title: a state. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One part of a machine, with its name. */
export function Panel({ title, size = 'narrow', aside, children }: PanelProps) {
  return (
    <Card as="section" kind="summary" style={sizes[size]}>
      <Stack space="5">
        <Inline justify="between">
          <Heading level={2} size="3">
            {title}
          </Heading>
          {aside}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}

interface RoomProps {
  readonly children: ReactNode;
}

/** The parts of a machine, side by side where there is room. */
export const Panels = ({ children }: RoomProps) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space['5'] }}>{children}</div>
);

/** The contents of a part, side by side where there is room. */
export const Columns = ({ children }: RoomProps) => (
  <div
    style={{
      display: 'grid',
      gap: `${vars.space['3']} ${vars.space['6']}`,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
    }}
  >
    {children}
  </div>
);
