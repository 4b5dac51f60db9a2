import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const Container = lazy(async () => ({ default: (await import('./ThemedDocsContainer.tsx')).ThemedDocsContainer }));
const Page = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

/** The container and the parts of a page of docs. They are loaded with the first such page: the tests have none. */
export const docsParts = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  ),
};
