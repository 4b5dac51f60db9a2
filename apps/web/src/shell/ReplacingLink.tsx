import type { ComponentProps } from 'react';
import { AppLink } from './AppLink.tsx';

/** A link that leads on from a page to which nobody is to come back. */
export const ReplacingLink = (props: ComponentProps<'a'>) => <AppLink {...props} replace />;
