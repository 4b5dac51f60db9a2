import { Children, createContext, isValidElement, type ReactNode, use } from 'react';
import { matchPath, type Params } from './match-path.ts';
import { useLocation } from './Router.tsx';

export interface RouteProps {
  /** As in {@link matchPath}. A route without one is what its children have in common. */
  readonly path?: string;
  readonly element: ReactNode;
  readonly children?: ReactNode;
}

/** A line of {@link Routes}, which reads it; it draws nothing itself. */
export const Route = (_props: RouteProps): null => null;

interface Match {
  /** From the outermost to the page. */
  readonly elements: readonly ReactNode[];
  readonly params: Params;
}

const find = (routes: ReactNode, pathname: string): Match | null => {
  for (const route of Children.toArray(routes)) {
    if (!isValidElement<RouteProps>(route)) continue;
    const { path, element, children } = route.props;
    const params = path === undefined ? null : matchPath(path, pathname);
    const match = params ? { elements: [], params } : find(children, pathname);
    if (match) return { ...match, elements: [element, ...match.elements] };
  }
  return null;
};

const ParamsContext = createContext<Params>({});
const OutletContext = createContext<ReactNode>(null);

/** The first of the routes within whose path is the tab's. What two pages have in common stays when one follows the other. */
export const Routes = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  const match = find(children, pathname);
  if (!match) return null;
  const page = match.elements.reduceRight<ReactNode>(
    (within, element) => <OutletContext value={within}>{element}</OutletContext>,
    null,
  );
  return <ParamsContext value={match.params}>{page}</ParamsContext>;
};

/** The page within what several have in common. */
export const Outlet = () => use(OutletContext);

/** What the address says in the places that its route names. */
export const useParams = (): Readonly<Record<string, string | undefined>> => use(ParamsContext);
