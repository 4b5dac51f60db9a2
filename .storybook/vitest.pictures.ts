import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { viewports } from './globals.ts';

/** A colour one shade off must fail (0.005 is about one step of 256); another version of Chromium smooths edges otherwise. */
const tolerance = {
  same: { threshold: 0.005, allowedMismatchedPixels: 0 },
  other: { threshold: 0.1, allowedMismatchedPixelRatio: 0.02 },
} as const;

/** Everything at rest: what moves shows where it ends. */
const still = document.createElement('style');
still.textContent = `*, *::before, *::after {
  animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
}
body { min-block-size: 0 !important; }`;

/**
 * Compares what is on the page with the committed pictures of this story, once at each width of the design.
 * @param file the story file
 * @param storyId as Storybook makes it, e.g. `components-coach--idle`
 */
export async function takePictures(file: string, storyId: string, theme: string, sameBrowser: boolean): Promise<void> {
  document.head.append(still);
  try {
    await loadFonts();
    for (const { styles } of Object.values(viewports)) {
      const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
      await page.viewport(width, height);
      await settled();
      await expect(subject()).toMatchScreenshot(`${pictureName(file, storyId)}-${width}-${theme}`, {
        comparatorName: 'pixelmatch',
        comparatorOptions: tolerance[sameBrowser ? 'same' : 'other'],
      });
    }
  } finally {
    still.remove();
  }
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

async function loadFonts(): Promise<void> {
  await Promise.all([...document.fonts].map((font) => font.load()));
  await document.fonts.ready;
}

/** Two frames: one for the layout, one for what observes it. */
const settled = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
