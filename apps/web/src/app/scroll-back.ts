/** How long a page that is still loading is scrolled to its place, ms. */
const longest = 10_000;

/** Events by which a learner scrolls the page, or begins something else on it. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to where the page was left. A page that loads its data again is too short at first: it is scrolled again whenever it grows, until
 * it is whole and at its place, the learner does something, or it has taken too long.
 * @param top pixels from the top
 * @returns stops it
 */
export const scrollBack = (top: number): { readonly stop: () => void; readonly isOver: () => boolean } => {
  const over = new AbortController();
  const stop = () => over.abort();
  const scroll = () => {
    scrollTo({ top, behavior: 'instant' });
    const isHere = Math.abs(scrollY - top) < 1;
    const isWhole = document.querySelector('[aria-busy="true"]') === null;
    if (isHere && isWhole) stop();
  };
  const growth = new ResizeObserver(scroll);
  const timer = setTimeout(stop, longest);
  over.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  for (const act of acts) addEventListener(act, stop, { passive: true, signal: over.signal });
  growth.observe(document.body);
  scroll();
  return { stop, isOver: () => over.signal.aborted };
};
