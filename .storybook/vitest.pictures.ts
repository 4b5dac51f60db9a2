import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { viewports } from './globals.ts';
import type { Clip } from './vitest.capture.ts';
import { pinPseudoStates } from './vitest.pseudo.ts';
import { settled } from './vitest.rest.ts';
import { inTheme, type Theme } from './vitest.theme.ts';
import { resizeFrame, resizeWindow } from './vitest.window.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Whether a part of the window is drawn as in this committed picture of the story file, byte for byte. */
    isAsCommitted(name: string, clip: Clip): Promise<boolean>;
  }
}

/**
 * One step of 256 in one channel of a colour must fail: that is 0.001; a few single pixels may differ. Another version of Chromium
 * smooths edges in its own way.
 */
const tolerance = {
  same: { threshold: 0.001, allowedMismatchedPixels: 4 },
  other: { threshold: 0.1, allowedMismatchedPixelRatio: 0.02 },
} as const;

/** What a picture is taken of. */
interface Subject {
  /** The story file. */
  file: string;
  /** As Storybook makes it, e.g. `components-coach--idle`. */
  storyId: string;
  themes: readonly Theme[];
  /** The story's `parameters.pseudo`. */
  pseudo: unknown;
}

/**
 * Compares what is on the page with the committed pictures of this story, at each width of the design in each theme.
 * @param sameBrowser whether this is the version of Chromium that drew them
 */
export async function takePictures({ file, storyId, themes, pseudo }: Subject, sameBrowser: boolean): Promise<void> {
  const unpin = await pinPseudoStates(pseudo);
  try {
    // Whether a script's focus shows a ring depends on what was pressed in the stories before. Rings are pinned where they are shown.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await loadFonts();
    for (const { styles } of Object.values(viewports)) {
      const width = Number.parseInt(styles.width, 10);
      await fit(width, Number.parseInt(styles.height, 10));
      for (const theme of themes) {
        await inTheme(theme, async () => {
          await settled();
          await comparePicture(`${pictureName(file, storyId)}-${width}-${theme}`, sameBrowser);
        });
      }
    }
  } finally {
    await unpin();
  }
}

/**
 * Most pictures are drawn as they were committed, to the byte: then every pixel is. Any other is taken again as it was committed, in a
 * window of its own size, and compared pixel by pixel.
 */
async function comparePicture(name: string, sameBrowser: boolean): Promise<void> {
  if (sameBrowser && (await commands.isAsCommitted(name, clipOf(subject())))) return;
  await resizeWindow(window.innerWidth, window.innerHeight);
  await settled();
  await expect(subject()).toMatchScreenshot(name, {
    comparatorName: 'pixelmatch',
    comparatorOptions: tolerance[sameBrowser ? 'same' : 'other'],
  });
}

/** The window at one width; as high as the story where that is higher than the window, because what is outside of it is not drawn. */
async function fit(width: number, height: number): Promise<void> {
  // Chromium rounds a veil over the whole window in another way where the window is part of a larger one.
  const resize = subject() === page ? resizeWindow : resizeFrame;
  await resize(width, height);
  await settled();
  const needed = Math.ceil(document.documentElement.scrollHeight);
  if (needed > height) await resize(width, needed);
}

/** `RecordButton.stories.tsx` and `components-recordbutton--on-stage` are `record-button-on-stage`: the folder says the rest. */
const pictureName = (file: string, storyId: string): string => {
  const component = (file.split('/').at(-1) ?? '').split('.')[0] ?? '';
  const kebab = component.replace(/(?<=[a-z0-9])[A-Z]/g, (capital) => `-${capital}`).toLowerCase();
  return `${kebab}-${storyId.split('--')[1] ?? ''}`;
};

/**
 * The page as high as the story, which keeps pictures small; the whole window where something floats outside of it
 * (a dialog, a toast), because that does not make the page any higher.
 */
function subject(): HTMLElement | typeof page {
  const floats = document.querySelector(
    '[role="dialog"], [role="alertdialog"], [data-radix-portal], [popover]:popover-open',
  );
  return floats ? page : document.body;
}

/** The pixels that a picture of the subject has. */
function clipOf(shown: HTMLElement | typeof page): Clip {
  if (!(shown instanceof HTMLElement)) return { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight };
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const [x, y] = [Math.floor(left), Math.floor(top)];
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
}

async function loadFonts(): Promise<void> {
  await Promise.all([...document.fonts].map((font) => font.load()));
  await document.fonts.ready;
}
