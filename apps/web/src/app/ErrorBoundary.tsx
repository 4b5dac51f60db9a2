import type { ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { BrokenPage } from './BrokenPage.tsx';

/** Catches what a screen could not, and lets the learner go on: with the page at hand, as the network may be gone by then. */
export const ErrorBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary fallback={<BrokenPage />}>{children}</Boundary>
);
