import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from './focus-on.ts';
import { HasMovedContext } from './has-moved.ts';

const product = ' · Sayso';

/** The title of the tab. */
export const pageTitle = (title: string): string => title + product;

/** Whether another page of ours was shown before this one; the empty shell has the product’s name alone. */
const followsAnother = () => document.title.endsWith(product);

const focusTitle = () => focusHeading(document.querySelector('h1'));

/**
 * Names the page in its tab. A learner who came here from another page begins at its heading: a screen reader reads it out, and the next Tab
 * goes on from there. A field that takes the focus by itself keeps it.
 */
export const usePageTitle = (title: string): void => {
  const { pathname } = useLocation();
  const hasMoved = use(HasMovedContext);
  const shown = useRef<string>(null);
  // Before the page is painted, and before what is in it takes the focus in an effect of its own.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hasMoved) return;
    // The link that led here may have stayed, in the bar or in a list.
    if (followsAnother() && document.activeElement?.matches('a, body')) focusTitle();
  }, [pathname, hasMoved]);

  useEffect(() => {
    // A page that was drawn at build has its name already, and no learner came from another page.
    if (document.title === pageTitle(title)) return;
    const isFurther = followsAnother();
    document.title = pageTitle(title);
    if (isFurther && document.activeElement === document.body) focusTitle();
  }, [title]);
};
