import type { ReactNode } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { LoadingPage } from '../loading/LoadingPage.tsx';
import { OfflinePage } from '../loading/OfflinePage.tsx';
import { useServices } from '../services/services-context.ts';
import { useAuth } from './use-auth.ts';
import { useLearner } from './use-learner.ts';

export interface LearnerGuardProps {
  /** The address that a visitor without a token is sent to; a learner whose session has expired goes to /auth. */
  readonly visitorsTo: '/' | '/auth';
  /**
   * The page that learners see.
   * @default the routes within
   */
  readonly children?: ReactNode;
}

/** Lets learners pass, once their profile is here. */
export const LearnerGuard = ({ visitorsTo, children }: LearnerGuardProps) => {
  const { auth } = useServices();
  const snapshot = useAuth();
  switch (snapshot.status) {
    case 'visitor':
      return <Navigate to={snapshot.expired ? '/auth' : visitorsTo} replace />;
    case 'loading':
      return <LoadingPage />;
    case 'offline':
      return <OfflinePage onRetry={() => void auth.reload()} />;
    case 'learner':
      return <WithProfile>{children ?? <Outlet />}</WithProfile>;
  }
};

/** Reads the profile for as long as a learner's page is shown, so that it is asked for again when the learner comes back to the tab. */
const WithProfile = ({ children }: { readonly children: ReactNode }) => {
  useLearner();
  return children;
};
