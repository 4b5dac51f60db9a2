/** A `ref` for what was just asked for, like the first of some older items: the focus goes there, and reading on from it. */
export const focusOn = (element: HTMLElement | null): void => element?.focus();

/** Gives a heading the focus, and leaves the page where it is: a screen reader reads it out, and the next Tab goes on from there. */
export const focusHeading = (heading: HTMLElement | null): void => {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** A `ref` for what comes in place of something that had the focus; who has gone on to another thing stays there. */
export const focusWhereLost = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};
