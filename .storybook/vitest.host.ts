import { commands, page } from 'vitest/browser';
import type { PageDescription } from './pictures/describe-page.ts';
import { resizeFrame } from './pictures/frame.ts';
import type { Clip, Host, PictureName, Verdict } from './pictures/take-pictures.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes a picture and compares it with the manifest of the story file. */
    capturePicture(picture: PictureName, clip: Clip): Promise<Verdict>;
    /** Compares a picture that differs with its fingerprint. @throws where the story looks different */
    judgePicture(picture: PictureName, description: PageDescription): Promise<void>;
    pinPseudoStates(url: string, pseudo: unknown): Promise<void>;
    unpinPseudoStates(): Promise<void>;
  }
}

const resizeBrowser = page.viewport.bind(page);
// Storybook's plugin asks for a window before each story, and the browser's own would go back and forth.
page.viewport = (width, height) => resizeFrame(resizeBrowser, width, height);

/** Compares the pictures of a story with what is committed: what Vitest does for them outside of the page. */
export const host: Host = {
  resizeBrowser,
  pin: (pseudo, url) => commands.pinPseudoStates(url, pseudo),
  unpin: () => commands.unpinPseudoStates(),
  capture: (picture, clip) => commands.capturePicture(picture, clip),
  describe: (picture, description) => commands.judgePicture(picture, description),
};
