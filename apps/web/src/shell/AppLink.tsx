import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** The router's link in the shape that the kit's links take. */
export const AppLink = ({ href = '/', ...rest }: ComponentProps<'a'>) => <Link {...rest} to={href} />;
