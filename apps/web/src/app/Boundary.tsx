import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

export interface BoundaryProps {
  /** Shown in place of a screen that broke. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface CatcherProps extends BoundaryProps {
  /** The entry of the history that the tab is at. */
  readonly at: string;
}

interface CatcherState {
  /** Where a screen broke. */
  readonly failedAt: string | null;
}

/** React has this for classes only. */
class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { failedAt: null };

  // Not getDerivedStateFromError, which is not told where the tab is.
  override componentDidCatch() {
    this.setState({ failedAt: this.props.at });
  }

  override render() {
    const { at, fallback, children } = this.props;
    return this.state.failedAt === at ? fallback : children;
  }
}

/** Catches what a screen could not, until the tab goes elsewhere. */
export const Boundary = (props: BoundaryProps) => <Catcher {...props} at={useLocation().key} />;
