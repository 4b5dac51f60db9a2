import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

export interface AppLinkProps extends ComponentProps<'a'>, Pick<LinkProps, 'replace'> {}

/** A link within the app, in the shape that the kit's links take: with an `href`. */
export const AppLink = ({ href = '/', ...rest }: AppLinkProps) => <Link {...rest} to={href} discover="none" />;
