import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Inline } from '@sayso/ui/primitives/inline';
import { Stack } from '@sayso/ui/primitives/stack';
import type { CSSProperties, ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  /** Stands beside the title: a state, a choice. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One part of a machine, with its name. */
export function Panel({ title, aside, children }: PanelProps) {
  return (
    <Card as="section" kind="summary">
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

const columns: CSSProperties = {
  display: 'grid',
  gap: '1.25rem',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
};

/** Parts side by side where there is room. */
export const Columns = ({ children }: { readonly children: ReactNode }) => <div style={columns}>{children}</div>;
