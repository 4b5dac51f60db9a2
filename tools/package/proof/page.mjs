import assert from 'node:assert/strict';
import { chromium } from 'playwright';
import { executablePath, flags } from '../../../.storybook/vitest.chromium.ts';
import { coachDrawing } from '../../../packages/ui/src/theme/coach.ts';
import { tokens } from '../../../packages/ui/src/theme/tokens.ts';
import { serve } from './server.mjs';

const microphone = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
const token = 'token-of-the-learner';
const profile = { email: 'amina@example.com', full_name: 'Amina Diallo' };

/** Reads the computed styles of the page. Runs in the page. */
const look = ([fill, petal]) => {
  const probe = document.body.appendChild(document.createElement('i'));
  const computed = (color) => {
    probe.style.color = color;
    return getComputedStyle(probe).color;
  };
  const button = getComputedStyle(document.querySelector('button'));
  const coach = document.querySelector('[role=img]');
  const seen = {
    fill: [button.backgroundColor, computed(fill)],
    family: button.fontFamily.split(',')[0].replaceAll('"', ''),
    loaded: [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
    coachWidth: coach.getBoundingClientRect().width,
    petals: [...coach.querySelectorAll('*')].filter((part) => getComputedStyle(part).fill === computed(petal)).length,
  };
  probe.remove();
  return seen;
};

const checkLook = async (page) => {
  await page.evaluate(() => document.fonts.ready);
  const seen = await page.evaluate(look, [tokens.color.light.voice, coachDrawing.daisyPetal]);
  assert.equal(
    seen.fill[0],
    seen.fill[1],
    'The button is not filled with the colour of voice: its styles did not arrive.',
  );
  assert.equal(seen.family, 'Figtree Variable');
  assert.ok(seen.loaded.includes('Figtree Variable'), `The font did not arrive; loaded are: ${seen.loaded}.`);
  assert.equal(seen.coachWidth, 96, 'The coach is not 6 rem wide: its styles did not arrive.');
  assert.ok(seen.petals > 0, 'Daisy has no petals in her colour.');
};

/** Behind a hidden tab the clock takes its worker, which is a file of the package. Runs in the page. */
const hide = () => {
  Object.defineProperty(document, 'hidden', { get: () => true });
  document.dispatchEvent(new Event('visibilitychange'));
};

const checkVoice = async (page) => {
  await page.evaluate(hide);
  await Promise.all([
    page.waitForEvent('worker', { timeout: 20_000 }),
    page.getByRole('button', { name: 'Start to talk' }).click(),
  ]);
  await page.waitForFunction(() => document.querySelector('output')?.textContent !== '', null, { timeout: 20_000 });
  const outcome = await page.locator('output').textContent();
  const { name, loudest, mediaType, size, durationMs, length } = JSON.parse(outcome);
  assert.equal(name, profile.full_name);
  assert.match(mediaType, /^audio\/webm/);
  assert.ok(durationMs >= 1000 && durationMs < 5000, `It recorded for ${durationMs} ms instead of 1000.`);
  assert.ok(size > 1000, `A second of sound came to ${size} bytes.`);
  assert.equal(length, Math.ceil(size / 3) * 4, 'The base64 is not as long as the recording.');
  assert.ok(loudest > 0.01, `The loudest was ${loudest}: nothing was heard.`);
};

/** Opens the built app in Chromium, looks at it, and speaks to it for a second. @throws AssertionError */
export const visit = async (folder) => {
  const server = await serve(folder, token, profile);
  const browser = await chromium.launch({ executablePath, args: [...flags, ...microphone] });
  try {
    const page = await browser.newPage({ colorScheme: 'light' });
    const faults = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => message.type() !== 'log' && faults.push(message.text()));
    page.on('response', (response) => response.ok() || faults.push(`${response.status()} ${response.url()}`));
    await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
    await page.goto(server.address);
    await page.getByRole('button', { name: 'Start to talk' }).waitFor();
    await checkLook(page);
    await checkVoice(page);
    assert.deepEqual(faults, [], 'The page complained.');
  } finally {
    await browser.close();
    server.stop();
  }
};
