/** What of a window says that it is shown again. */
export type ShownAgain = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Goes to a page of another kind. Resolves when somebody comes back to this one as it was: with the Back button a browser shows a page that it
 * kept, where a button would otherwise stay busy for ever. Where the page is loaded anew it never resolves.
 * @param assign opens an address in place of this page
 */
export const createLeaving =
  (page: ShownAgain, assign: (url: string) => void) =>
  (url: string): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      page.removeEventListener('pageshow', look);
      resolve();
    };
    assign(url);
    page.addEventListener('pageshow', look);
    return promise;
  };
