import type { ReactNode } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useServices } from '../composition/ServicesContext.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { OfflinePage } from './OfflinePage.tsx';
import { useAuth } from './useAuth.ts';

export interface LearnerGuardProps {
  /** Where a visitor without a token is sent (spec §2 "Global"); one whose session has expired goes to /auth (spec §7). */
  readonly visitorsTo: '/' | '/auth';
  /** What learners see; the routes within, unless told. */
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
      return children ?? <Outlet />;
  }
};
