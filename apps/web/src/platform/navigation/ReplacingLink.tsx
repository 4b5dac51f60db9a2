import type { ComponentProps } from 'react';
import { AppLink } from './AppLink.tsx';

/** A link that replaces the page in the history, where the learner must not come back to it. */
export const ReplacingLink = (props: ComponentProps<'a'>) => <AppLink {...props} replace />;
