import type { CoachName } from '@sayso/api/contract/values';
import { Button } from '@sayso/ui/button';
import { Coach } from '@sayso/ui/coach';
import { EmptyState } from '@sayso/ui/empty-state';
import { Notice } from '@sayso/ui/notice';

export interface LoadFailureProps {
  /** The short of it; what fills a page needs it. */
  readonly title?: string;
  /** What could not be loaded, and what to do: `Your plan could not be loaded. Check your connection and try again.` */
  readonly children: string;
  /** Whose face stands above the words where they fill the page. */
  readonly coach?: CoachName;
  /** Names the way to try again, on a page in another language than English. */
  readonly again?: string;
  readonly className?: string | undefined;
  readonly onRetry: () => void;
}

/** In place of what could not be loaded: says so, and tries again. A notice within a page, or all of its content with a coach. */
export const LoadFailure = ({
  title = '',
  children,
  coach,
  again = 'Try again',
  className,
  onRetry,
}: LoadFailureProps) => {
  const action = (
    <Button size={coach ? 'standard' : 'small'} icon="refresh" onClick={onRetry}>
      {again}
    </Button>
  );
  return coach ? (
    <EmptyState
      role="alert"
      title={title}
      description={children}
      picture={<Coach name={coach} size="lg" state="thinking" decorative />}
      action={action}
      className={className}
    />
  ) : (
    <Notice tone="error" title={title || undefined} action={action} className={className}>
      {children}
    </Notice>
  );
};
