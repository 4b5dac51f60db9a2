import type { ComponentProps, MouseEvent } from 'react';
import { addressOf } from '../routing/place.ts';
import { useLocation, useNavigate } from '../routing/Router.tsx';

/** With a key held down or another button, a link opens a tab, a window or a menu. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

export interface AppLinkProps extends ComponentProps<'a'> {
  /** As in a navigation: nobody comes back to where the link stood. */
  readonly replace?: boolean;
}

/** A link within the app in the shape that the kit’s links take. */
export const AppLink = ({ href = '/', replace = false, onClick, children, ...rest }: AppLinkProps) => {
  const navigate = useNavigate();
  const here = addressOf(useLocation());
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isElsewhere = (rest.target ?? '_self') !== '_self' || event.currentTarget.origin !== location.origin;
    if (event.defaultPrevented || isElsewhere || !isPlain(event)) return;
    event.preventDefault();
    // As browsers do: the same page twice is one entry of the history.
    navigate(href, { replace: replace || href === here });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
};
