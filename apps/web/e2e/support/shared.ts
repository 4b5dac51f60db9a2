import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { silentWav } from '../../../server/src/testing/silent-wav.ts';
import { chromiumOptions, keepMicrophoneFile } from './browser.ts';
import { startStack } from './stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the shared server. */
    sharedUrl: string;
    /** The address that controls the shared Chromium. */
    sharedBrowser: string;
  }
}

/**
 * One server and one Chromium with a silent microphone, for all tests that need neither to be different: starting them costs more
 * than most tests do. Every test has its own learner and its own browser context.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const microphone = await keepMicrophoneFile(silentWav(60));
  const [stack, browser] = await Promise.all([startStack(), chromium.launchServer(chromiumOptions(microphone.file))]);
  provide('sharedUrl', stack.url);
  provide('sharedBrowser', browser.wsEndpoint());
  return async () => {
    await Promise.all([stack.close(), browser.close()]);
    await microphone.remove();
  };
}
