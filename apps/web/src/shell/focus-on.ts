/** A `ref` for what was just asked for, like the first of some older items: the focus goes there, and reading on from it. */
export const focusOn = (element: HTMLElement | null): void => element?.focus();

/** A `ref` for what comes in place of something that had the focus; who has gone on to another thing stays there. */
export const focusWhereLost = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};
