import { useEffect } from 'react';

const product = ' · Sayso';

/** What stands in the tab. */
export const pageTitle = (title: string): string => title + product;

/**
 * Names the page in its tab. Somebody who came here from another page, by a link that is gone now, begins at its heading: a screen
 * reader reads it out, and the next Tab goes on from there. A field that takes the focus by itself keeps it.
 */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    // A page that was drawn at build has its name already, and nobody came from another.
    if (document.title === pageTitle(title)) return;
    const cameFromAnother = document.title.endsWith(product);
    document.title = pageTitle(title);
    if (cameFromAnother && document.activeElement === document.body) focusOn(document.querySelector('h1'));
  }, [title]);
};

const focusOn = (heading: HTMLElement | null): void => {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
};
