import { viewports } from '../globals.ts';

/** Changes the size of the browser's window, in CSS pixels. */
export type ResizeBrowser = (width: number, height: number) => Promise<void>;

/** No story is shown wider than this. */
const widest = Number.parseInt(viewports.desktop.styles.width, 10);

/** Most stories are no higher than this, which is also the height that Storybook's plugin gives them. */
export const usualHeight = 900;

/** Resizes the frame that the story lives in, and takes for its window. */
function resize(width: string, height: string): void {
  const { frameElement } = window;
  if (!frameElement) throw new Error('The story is not in a frame, so its window cannot be resized.');
  Object.assign((frameElement as HTMLElement).style, { width, height });
}

/**
 * Gives the story a window of this size, in CSS pixels. Its frame alone is resized, which costs one layout. The browser's window
 * around it costs several times that: it changes only for a frame that would stick out of it, because what sticks out is not drawn.
 */
export async function resizeFrame(resizeBrowser: ResizeBrowser, width: number, height: number): Promise<void> {
  const { innerWidth, innerHeight } = window.parent;
  const needed = Math.max(height, usualHeight);
  if (innerWidth !== widest || innerHeight !== needed) await resizeBrowser(widest, needed);
  resize(`${width}px`, `${height}px`);
}

/** Gives the story a window of this size, in CSS pixels, and the browser the very same. */
export async function resizeWindow(resizeBrowser: ResizeBrowser, width: number, height: number): Promise<void> {
  // The frame follows the browser's window, as Vitest made it.
  resize('var(--viewport-width, 100%)', 'var(--viewport-height, 100%)');
  await resizeBrowser(width, height);
}
