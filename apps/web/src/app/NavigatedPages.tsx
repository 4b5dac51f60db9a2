import { BottomNav } from '@sayso/ui/bottom-nav';
import { stage } from '@sayso/ui/theme';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LoadingPage } from '../platform/loading/LoadingPage.tsx';
import { AppLink } from '../platform/navigation/AppLink.tsx';
import * as styles from './NavigatedPages.css.ts';
import { places } from './navigation.ts';

export interface NavigatedPagesProps {
  /** The ground under the bar: beneath a live screen it is dark in both themes. */
  readonly on?: 'page' | 'stage';
}

/** The pages that have the bottom navigation. It stays while a page is fetched. */
export const NavigatedPages = ({ on = 'page' }: NavigatedPagesProps) => {
  const { pathname } = useLocation();
  return (
    <div className={styles.frame} {...(on === 'stage' && stage)}>
      <Suspense fallback={<LoadingPage />}>
        <Outlet />
      </Suspense>
      <BottomNav items={places} current={pathname} component={AppLink} />
    </div>
  );
};
