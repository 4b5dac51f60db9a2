import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { HasMovedContext } from '../platform/page/has-moved.ts';
import { useScrollPlace } from './use-scroll-place.ts';

/** Tells the pages within whether the tab was opened at them or came to them from another page, and scrolls them to their place. */
export const TabHistory = ({ children }: { readonly children: ReactNode }) => {
  const location = useLocation();
  const [opened] = useState(location);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && location !== opened) setHasMoved(true);
  useScrollPlace();
  return <HasMovedContext value={hasMoved}>{children}</HasMovedContext>;
};
