import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const Room = lazy(async () => ({ default: (await import('./DocsRoom.tsx')).DocsRoom }));
const Page = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

/** What a page of docs stands in, and what it is made of. Loaded with the first such page: the tests have none. */
export const docsParts = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense fallback={null}>
      <Room {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  ),
};
