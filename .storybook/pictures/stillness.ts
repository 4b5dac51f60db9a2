/** Switches off everything that moves: it shows where it ends. */
const still = document.createElement('style');
still.textContent = `*, *::before, *::after {
  animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
}
body { min-block-size: 0 !important; }`;

/** Calls a function while nothing on the page moves by itself. */
export async function withoutMotion<Result>(look: () => Promise<Result>): Promise<Result> {
  document.head.append(still);
  try {
    return await look();
  } finally {
    still.remove();
  }
}

/** Waits for two frames: one for the layout, one for what observes it. */
export const waitForLayout = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
