import { viewports } from '../globals.ts';
import { describePage, type PageDescription } from './describe-page.ts';
import { type ResizeBrowser, resizeFrame, resizeWindow } from './frame.ts';
import { waitForLayout } from './stillness.ts';
import { type Theme, withTheme } from './theme.ts';

/** A part of the browser's window, in whole CSS pixels. */
export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One picture of a story file. */
export interface PictureName {
  /** The story's part of its id: `tones` of `badge--tones`. */
  readonly story: string;
  /** Width of the window, CSS pixels. */
  readonly width: number;
  readonly theme: Theme;
}

/**
 * The answer to a picture: it is done; it shall be taken again, in a window of its own size; or the page shall be described too.
 */
export type Verdict = 'done' | 'again' | 'describe';

/** Performs outside of the page what a page cannot. */
export interface Host {
  readonly resizeBrowser: ResizeBrowser;
  /** Pins pseudo classes in the document at this address, e.g. `{ hover: 'button' }`. */
  pin(pseudo: unknown, url: string): Promise<void>;
  unpin(): Promise<void>;
  capture(picture: PictureName, clip: Clip): Promise<Verdict>;
  /** Receives the description that `capture` asked for. @throws where the story looks different and must not */
  describe(picture: PictureName, description: PageDescription): Promise<void>;
}

/** The story of a picture. */
export interface Subject {
  /** The story's part of its id: `tones` of `badge--tones`. */
  readonly story: string;
  /** The story's parameters, of which `pictures` and `pseudo` matter here. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Takes the pictures of the story that is on the page: at each width of the design, in each theme. */
export async function takePictures({ story, parameters }: Subject, host: Host): Promise<void> {
  const { pictures, pseudo } = parameters;
  if (pictures === false) return;
  const themes = pictures === 'light' ? (['light'] as const) : (['light', 'dark'] as const);
  const isPinned = typeof pseudo === 'object' && pseudo !== null;
  if (isPinned) await host.pin(pseudo, window.location.href);
  try {
    // Whether a script's focus shows a ring depends on what was pressed in the stories before. Rings are pinned where they are shown.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await loadFonts();
    await loadParts();
    for (const { styles } of Object.values(viewports)) {
      const width = Number.parseInt(styles.width, 10);
      await fit(host, width, Number.parseInt(styles.height, 10));
      for (const theme of themes) {
        await withTheme(theme, async () => {
          await waitForLayout();
          await takePicture(host, { story, width, theme });
        });
      }
    }
  } finally {
    if (isPinned) await host.unpin();
  }
}

async function takePicture(host: Host, name: PictureName): Promise<void> {
  let verdict = await host.capture(name, measureClip(subject()));
  if (verdict === 'again') {
    await resizeWindow(host.resizeBrowser, window.innerWidth, window.innerHeight);
    await waitForLayout();
    verdict = await host.capture(name, measureClip(subject()));
  }
  if (verdict === 'describe') await host.describe(name, describePage());
}

/** The window at one width; as high as the story where that is higher than the window, because what is outside of it is not drawn. */
async function fit({ resizeBrowser }: Host, width: number, height: number): Promise<void> {
  // Chromium rounds the colour of a veil over the whole window in another way where the window is part of a larger one.
  const resize = subject() === window ? resizeWindow : resizeFrame;
  await resize(resizeBrowser, width, height);
  await waitForLayout();
  const needed = Math.ceil(document.documentElement.scrollHeight);
  if (needed > height) await resize(resizeBrowser, width, needed);
}

/**
 * The page as high as the story, which keeps pictures small; the whole window where something floats outside of it
 * (a dialog, a toast), because that does not make the page any higher.
 */
function subject(): HTMLElement | Window {
  const floats = document.querySelector(
    '[role="dialog"], [role="alertdialog"], [data-radix-portal], [popover]:popover-open',
  );
  return floats ? window : document.body;
}

/** The pixels that a picture of the subject has. */
function measureClip(shown: HTMLElement | Window): Clip {
  if (!(shown instanceof HTMLElement)) return { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight };
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const [x, y] = [Math.floor(left), Math.floor(top)];
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
}

async function loadFonts(): Promise<void> {
  await Promise.all([...document.fonts].map((font) => font.load()));
  await document.fonts.ready;
}

/** Milliseconds that a part of a page may take to load. */
const loadTimeout = 20_000;

/**
 * Waits for the parts that a page loads later than its words; each has an element with `data-pending` in its place until then.
 * @throws where a part does not come
 */
async function loadParts(): Promise<void> {
  const end = performance.now() + loadTimeout;
  for (let part = findPending(); part; part = findPending()) {
    if (performance.now() > end) throw new Error(`The part “${part.dataset['pending']}” of the page did not load.`);
    await waitForLayout();
  }
}

const findPending = () => document.querySelector<HTMLElement>('[data-pending]');
