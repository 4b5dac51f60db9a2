import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { scrollBack } from './scroll-back.ts';
import { createScrollPlaces } from './scroll-places.ts';

/** Whether the tab was opened at an address, and not reloaded or brought back to it. */
const isOpenedHere = () => {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
};

/**
 * A new page begins at its top; one that the learner goes back to, or reloads, at the place where it was left. The browser's own way of doing
 * so knows nothing of pages that are shown only when they are there, and that grow when their data comes.
 */
export const useScrollPlace = (): void => {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [places] = useState(() => (typeof window === 'undefined' ? null : createScrollPlaces(sessionStorage)));
  const shown = useRef<string>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = () => places?.keep();
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [places]);

  // Before the page is painted at another place.
  useLayoutEffect(() => {
    if (!places) return;
    // The first entry of every load has the same key.
    const entry = `${key} ${pathname}`;
    const isFirst = shown.current === null;
    const isNewPage = shown.current !== pathname;
    shown.current = pathname;
    const left = isBack && !(isFirst && isOpenedHere()) ? places.read(entry) : undefined;
    const way = left === undefined ? null : scrollBack(left);
    if (left === undefined && isNewPage && !isFirst) scrollTo({ top: 0, behavior: 'instant' });
    const remember = () => {
      if (!way || way.isOver()) places.write(entry, scrollY);
    };
    remember();
    addEventListener('scroll', remember, { passive: true });
    return () => {
      way?.stop();
      removeEventListener('scroll', remember);
    };
  }, [places, key, pathname, isBack]);
};
