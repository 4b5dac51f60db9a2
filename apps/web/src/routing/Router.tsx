import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useMemo, useState } from 'react';
import type { Journal, NavigateOptions, Place } from './place.ts';

interface Routing {
  readonly place: Place;
  readonly navigate: (to: string, options?: NavigateOptions) => void;
}

const RoutingContext = createContext<Routing | null>(null);

const useRouting = (): Routing => {
  const routing = use(RoutingContext);
  if (!routing) throw new Error('What navigates needs a Router above it.');
  return routing;
};

export interface RouterProps {
  readonly journal: Journal;
  readonly children: ReactNode;
}

/** Tells what is within where the tab is. */
export const Router = ({ journal, children }: RouterProps) => {
  const [place, setPlace] = useState(journal.getSnapshot);
  // Not useSyncExternalStore: React would show what is drawn while a page is fetched, where a transition lets the page before it stay.
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setPlace(journal.getSnapshot()));
    follow();
    return journal.subscribe(follow);
  }, [journal]);
  const routing = useMemo(() => ({ place, navigate: journal.navigate }), [place, journal]);
  return <RoutingContext value={routing}>{children}</RoutingContext>;
};

/** Where the tab is. Another object after every navigation, be it to the same address. */
export const useLocation = (): Place => useRouting().place;

/** Goes to an address of the app: `navigate('/auth', { replace: true })`. */
export const useNavigate = (): Routing['navigate'] => useRouting().navigate;

/** What the address asks for after its `?`. */
export const useQuery = (): URLSearchParams => {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
};
