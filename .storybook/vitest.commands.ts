import type { BrowserCommand } from 'vitest/node';
import { capture, openSession } from '../tools/visual/capture.ts';
import type { PictureCheck } from '../tools/visual/check.ts';
import * as pseudoStates from '../tools/visual/pseudo-states.ts';
import type { PageDescription } from './pictures/describe-page.ts';
import type { Clip, PictureName, Verdict } from './pictures/take-pictures.ts';

/** Presses Tab in the page under test. */
export const pressTab: BrowserCommand<[times: number]> = async ({ page }, times) => {
  for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press('Tab');
};

/** Pins pseudo classes in the frame at this address. */
export const pinPseudoStates: BrowserCommand<[url: string, pseudo: unknown]> = async ({ page, context }, url, pseudo) =>
  pseudoStates.pinPseudoStates(await openSession(page, context), url, pseudo);

/** Lets go of all pinned pseudo classes. */
export const unpinPseudoStates: BrowserCommand = async ({ page, context }) =>
  pseudoStates.unpinPseudoStates(await openSession(page, context));

/** Creates the commands that take pictures and compare them with the manifests. */
export function createPictureCommands(check: PictureCheck): {
  capturePicture: BrowserCommand<[picture: PictureName, clip: Clip]>;
  judgePicture: BrowserCommand<[picture: PictureName, description: PageDescription]>;
} {
  return {
    async capturePicture({ page, context, testPath = '' }, picture, clip): Promise<Verdict> {
      return check.capture(testPath, picture, await capture(await openSession(page, context), clip));
    },
    judgePicture({ testPath = '' }, picture, description) {
      check.judge(testPath, picture, description);
    },
  };
}
