import { useEffect } from 'react';

const product = ' · Sayso';

/**
 * Names the page in its tab. Somebody who came here from another page, by a link that is gone now, begins at its heading: a screen
 * reader reads it out, and the next Tab goes on from there. A field that takes the focus by itself keeps it.
 */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    const cameFromAnother = document.title.endsWith(product);
    document.title = title + product;
    if (cameFromAnother && document.activeElement === document.body) focusOn(document.querySelector('h1'));
  }, [title]);
};

const focusOn = (heading: HTMLElement | null): void => {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
};
