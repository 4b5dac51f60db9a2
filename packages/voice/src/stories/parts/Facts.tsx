import { Text } from '@sayso/ui/primitives/text';
import type { ReactNode } from 'react';

/** Names and values that change while a machine runs. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl
      style={{
        display: 'grid',
        gap: '0.75rem 1.25rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
      }}
    >
      {facts.map(([name, value]) => (
        <div key={name} style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <Text as="dt" size="small" tone="soft">
            {name}
          </Text>
          <Text as="dd" weight="strong" figures="tabular">
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
