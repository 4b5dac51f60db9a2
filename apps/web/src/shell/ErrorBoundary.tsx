import { Button } from '@sayso/ui/button';
import { LinkButton } from '@sayso/ui/link-button';
import { Component, type ReactNode } from 'react';
import { CenteredPage } from './CenteredPage.tsx';

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/** Catches what a screen could not, and lets the learner go on. React has this for classes only. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <CenteredPage
        coach="John"
        state="thinking"
        title="Something broke on our side"
        text="This screen could not be shown. What you said before is kept."
      >
        <Button onClick={() => location.reload()} icon="refresh">
          Load it again
        </Button>
        <LinkButton href="/home-coach" tone="quiet">
          Back to Home
        </LinkButton>
      </CenteredPage>
    );
  }
}
