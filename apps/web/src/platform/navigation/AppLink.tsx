import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface AppLinkProps extends ComponentProps<'a'> {
  /** Takes the place of the present page in the history. */
  readonly replace?: boolean;
}

/** A link within the app, in the shape that the kit's links take: React Router's own `Link` has a `to` and fetches for servers that render. */
export const AppLink = ({ href = '/', replace, target, onClick, children, ...rest }: AppLinkProps) => {
  const follow = useLinkClickHandler(href, { ...(replace && { replace }), ...(target && { target }) });
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={useHref(href)} target={target} onClick={onPress}>
      {children}
    </a>
  );
};
