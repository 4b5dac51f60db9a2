import type { ReactNode } from 'react';
import { Box } from '../../primitives/box/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Inline } from '../../primitives/inline/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';

/** A dialog that is only looked at, so that two may stand beside each other. */
export function Question({ title, children, actions }: { title: string; children: ReactNode; actions: ReactNode }) {
  return (
    <Box fill="surface" padding="5" corners="speech-app">
      <Stack space="3">
        <Heading level={3}>{title}</Heading>
        <Text tone="soft">{children}</Text>
        <Inline space="2" justify="end">
          {actions}
        </Inline>
      </Stack>
    </Box>
  );
}
