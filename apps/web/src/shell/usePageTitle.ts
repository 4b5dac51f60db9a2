import { useEffect } from 'react';

/** Names the page in its tab and to screen readers. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · Sayso`;
  }, [title]);
};
