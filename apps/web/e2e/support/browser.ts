import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
} from 'playwright';
import { inject } from 'vitest';
import { executablePath, flags } from '../../../../.storybook/vitest.chromium.ts';

/** A Chromium whose microphone plays a file. */
export interface SpeakingBrowser {
  readonly browser: Browser;
  /** Sets the sound that the microphone plays from its start when a page opens it next; then it is silent. */
  say(wav: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** Arguments that Playwright adds so that a page behind another is as quick as one in front. */
const quickBehind = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

/** A file that a microphone plays, in a folder of its own. */
export const keepMicrophoneFile = async (first: Uint8Array) => {
  const folder = await mkdtemp(join(tmpdir(), 'sayso-microphone-'));
  const file = join(folder, 'microphone.wav');
  const say = async (wav: Uint8Array) => {
    await writeFile(`${file}.next`, wav);
    await rename(`${file}.next`, file);
  };
  await say(first);
  return { file, say, remove: () => rm(folder, { recursive: true, force: true }) };
};

/** Not the script in /usr/bin: it would stay between the tests and the program that they end. */
const debianShell = '/usr/lib/chromium/chromium-headless-shell';

/**
 * How Chromium is started with a microphone that plays a file: Debian's without windows where there is one, in which a page costs a quarter less
 * processor time. It has no hidden tabs, and it never asks for the microphone: for those a whole Chromium is started.
 * @param debuggingPort where tabs can be opened that are hidden and slowed down behind others, as those of people are
 */
export const chromiumOptions = (file: string, debuggingPort?: number): LaunchOptions => {
  const isWhole = debuggingPort !== undefined || !existsSync(debianShell);
  return {
    executablePath: isWhole ? executablePath : debianShell,
    ignoreDefaultArgs: debuggingPort === undefined ? [] : quickBehind,
    args: [
      ...flags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      `--use-file-for-fake-audio-capture=${file}%noloop`,
      ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
      // Pages that live for seconds gain nothing from threads that compile and draw beside them.
      ...(isWhole ? [] : ['--in-process-gpu', '--js-flags=--single-threaded']),
    ],
  };
};

/** The Chromium that all tests share: its microphone is silent. Closing it closes this test's pages. */
export const connectBrowser = (): Promise<Browser> => chromium.connect(inject('sharedBrowser'));

/**
 * @param first what the microphone says first
 * @param debuggingPort as in `chromiumOptions`
 */
export const launchSpeakingBrowser = async (first: Uint8Array, debuggingPort?: number): Promise<SpeakingBrowser> => {
  const microphone = await keepMicrophoneFile(first);
  const browser = await chromium.launch(chromiumOptions(microphone.file, debuggingPort));
  return {
    browser,
    say: microphone.say,
    close: async () => {
      await browser.close();
      await microphone.remove();
    },
  };
};

/**
 * A context of a learner who asked for less motion. Without a graphics card a stage that moves takes a third of a core, which voices in other
 * tests need; the tests that look at a page as it comes open contexts of their own.
 */
export const openContext = (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({ reducedMotion: 'reduce', ...options });
