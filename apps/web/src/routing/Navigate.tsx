import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from './Router.tsx';

export interface NavigateProps {
  readonly to: string;
  /** As in a navigation. */
  readonly state?: unknown;
}

const Leaving = ({ to, state }: NavigateProps) => {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => navigate(to, { replace: true, state }));
  useEffect(() => leave(), []);
  return null;
};

/** Drawn in a page's place: sends on to another address, and nobody comes back to this one. */
export const Navigate = (props: NavigateProps) => {
  const { pathname } = useLocation();
  // Anew at each address: what two pages have in common may send on from both.
  return <Leaving key={`${pathname} ${props.to}`} {...props} />;
};
