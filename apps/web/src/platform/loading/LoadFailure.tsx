import type { CoachName } from '@sayso/api/contract/values';
import { Button } from '@sayso/ui/button';
import { Coach } from '@sayso/ui/coach';
import { EmptyState } from '@sayso/ui/empty-state';
import { Notice } from '@sayso/ui/notice';
import { type MouseEvent, useRef } from 'react';
import { focusHeading } from '../page/focus-on.ts';

export interface LoadFailureProps {
  /** The short of it; what fills a page needs it. */
  readonly title?: string;
  /** Says what could not be loaded, and what to do: `Your plan could not be loaded. Check your connection and try again.` */
  readonly children: string;
  /** The coach whose face is above the text where the text fills the page. */
  readonly coach?: CoachName;
  /** Names the way to try again, on a page in another language than English. */
  readonly again?: string;
  /** `note` where the same failure is read out already, elsewhere in the page. */
  readonly role?: 'alert' | 'note';
  readonly className?: string | undefined;
  readonly onRetry: () => void;
}

/** The heading of what could not be loaded: the first one in the smallest part of the page that has one beside the failure. */
const findHeading = (failure: HTMLElement | null): HTMLElement | null => {
  for (let part = failure?.parentElement; part; part = part.parentElement) {
    const headings = [...part.querySelectorAll<HTMLElement>('h1, h2, h3')];
    const heading = headings.find((one) => !failure?.contains(one));
    if (heading) return heading;
  }
  return null;
};

/** Replaces content that could not be loaded: says so, and tries again. A notice within a page, or all of its content with a coach. */
export const LoadFailure = ({
  title = '',
  children,
  coach,
  again = 'Try again',
  role = 'alert',
  className,
  onRetry,
}: LoadFailureProps) => {
  const failure = useRef<HTMLDivElement>(null);
  const tryAgain = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes away, and the focus would go with it.
    if (document.activeElement === currentTarget) focusHeading(findHeading(failure.current));
    onRetry();
  };
  const action = (
    <Button size={coach ? 'standard' : 'small'} icon="refresh" onClick={tryAgain}>
      {again}
    </Button>
  );
  return coach ? (
    <EmptyState
      ref={failure}
      role={role}
      title={title}
      description={children}
      picture={<Coach name={coach} size="lg" state="thinking" decorative />}
      action={action}
      className={className}
    />
  ) : (
    <Notice ref={failure} role={role} tone="error" title={title || undefined} action={action} className={className}>
      {children}
    </Notice>
  );
};
