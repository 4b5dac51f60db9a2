import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { executablePath, flags } from '../../../../.storybook/vitest.chromium.ts';

/** A Chromium whose microphone plays a file. */
export interface SpeakingBrowser {
  readonly browser: Browser;
  /** What the microphone says from its start when a page opens it next; then it is silent. */
  say(wav: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** What Playwright adds so that a page behind another is as quick as one in front. */
const quickBehind = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

/**
 * @param first what the microphone says first
 * @param debuggingPort where tabs can be opened that are hidden and slowed down behind others, as those of people are
 */
export const launchSpeakingBrowser = async (first: Uint8Array, debuggingPort?: number): Promise<SpeakingBrowser> => {
  const folder = await mkdtemp(join(tmpdir(), 'sayso-microphone-'));
  const file = join(folder, 'microphone.wav');
  const say = async (wav: Uint8Array) => {
    await writeFile(`${file}.next`, wav);
    await rename(`${file}.next`, file);
  };
  await say(first);
  const browser = await chromium.launch({
    executablePath,
    ignoreDefaultArgs: debuggingPort === undefined ? [] : quickBehind,
    args: [
      ...flags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      `--use-file-for-fake-audio-capture=${file}%noloop`,
      ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
    ],
  });
  return {
    browser,
    say,
    close: async () => {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
