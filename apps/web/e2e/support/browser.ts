import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];
const debian = '/usr/bin/chromium';

/** A Chromium whose microphone plays a file. */
export interface SpeakingBrowser {
  readonly browser: Browser;
  /** The microphone says this from its start when the page opens it next, then is silent. */
  say(wav: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** @param first what the microphone says first; a page must not open it before there is a file */
export const launchSpeakingBrowser = async (first: Uint8Array): Promise<SpeakingBrowser> => {
  const folder = await mkdtemp(join(tmpdir(), 'sayso-microphone-'));
  const file = join(folder, 'microphone.wav');
  const say = async (wav: Uint8Array) => {
    await writeFile(`${file}.next`, wav);
    await rename(`${file}.next`, file);
  };
  await say(first);
  const browser = await chromium.launch({
    ...(existsSync(debian) && { executablePath: debian }),
    args: [
      ...flags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}%noloop`,
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
