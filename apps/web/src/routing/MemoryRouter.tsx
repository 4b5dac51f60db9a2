import { type ReactNode, useState } from 'react';
import { createMemoryJournal } from './memory-journal.ts';
import { Router } from './Router.tsx';

export interface MemoryRouterProps {
  /** The address that it begins with. */
  readonly at?: string;
  readonly children: ReactNode;
}

/** A router that leaves the address of the tab alone, for stories. */
export const MemoryRouter = ({ at = '/', children }: MemoryRouterProps) => {
  const [journal] = useState(() => createMemoryJournal(at));
  return <Router journal={journal}>{children}</Router>;
};
