/** Everything at rest: what moves shows where it ends. */
const still = document.createElement('style');
still.textContent = `*, *::before, *::after {
  animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
}
body { min-block-size: 0 !important; }`;

/** Does something while nothing on the page moves by itself. */
export async function atRest<Result>(look: () => Promise<Result>): Promise<Result> {
  document.head.append(still);
  try {
    return await look();
  } finally {
    still.remove();
  }
}

/** Two frames: one for the layout, one for what observes it. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
