import { type Clock, systemClock } from '@sayso/api/client';

/** The part of a window that says that it is shown again. */
export type ShownAgain = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** How long the other page may take to come, in milliseconds: a button that led there can then be pressed again. */
const leavingMs = 20_000;

/**
 * Goes to a page of another kind. Resolves when the learner comes back to this one as it was, since with the Back button a browser shows a page
 * that it kept, or when the other page has not come: a button would otherwise stay busy for ever. Where the page is loaded again it never resolves.
 * @param assign opens an address in place of this page
 */
export const createLeaving =
  (page: ShownAgain, assign: (url: string) => void, clock: Clock = systemClock) =>
  (url: string): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const finish = () => {
      stopWaiting();
      page.removeEventListener('pageshow', look);
      resolve();
    };
    const look = (event: PageTransitionEvent) => {
      if (event.persisted) finish();
    };
    assign(url);
    const stopWaiting = clock.after(leavingMs, finish);
    page.addEventListener('pageshow', look);
    return promise;
  };
