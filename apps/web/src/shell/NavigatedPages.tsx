import { BottomNav } from '@sayso/ui/bottom-nav';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AppLink } from './AppLink.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import * as styles from './NavigatedPages.css.ts';
import { places } from './navigation.ts';

/** The pages that have the bottom navigation. It stays while a page is fetched. */
export const NavigatedPages = () => {
  const { pathname } = useLocation();
  return (
    <div className={styles.frame}>
      <Suspense fallback={<LoadingPage />}>
        <Outlet />
      </Suspense>
      <BottomNav items={places} current={pathname} component={AppLink} />
    </div>
  );
};
