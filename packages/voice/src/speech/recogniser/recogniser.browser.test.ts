import { expect, it } from 'vitest';
import { canRecogniseSpeech, createRecogniser } from './recogniser.browser.ts';

it('falls through without hanging where the browser has speech recognition that cannot listen', async () => {
  expect(canRecogniseSpeech()).toBe(true);
  const listening = createRecogniser()?.listen();
  const startedAt = performance.now();
  expect(await listening?.stop()).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
