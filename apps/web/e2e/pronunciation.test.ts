import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sayToWav } from '../../server/src/testing/say.ts';
import { silentWav } from '../../server/src/testing/silent-wav.ts';
import { engineNote } from '../src/features/pronunciation/stories/engine-note.ts';
import { alterAnswer } from './support/alter-answer.ts';
import { launchSpeakingBrowser, openContext, type SpeakingBrowser } from './support/browser.ts';
import { signUp } from './support/learner.ts';
import { signInPage } from './support/talk.ts';

const url = inject('sharedUrl');
let microphone: SpeakingBrowser;
beforeAll(async () => {
  microphone = await launchSpeakingBrowser(silentWav(30));
});
afterAll(() => microphone.close());

/** Replaces every other word with one that cannot be mistaken for it. */
const misread = (sentence: string): string =>
  sentence.replaceAll(/\S+\s+(\S+)/g, (pair, second: string) => pair.replace(second, 'banana'));

/** Misread in this way, neither is taken for another sentence, which would be asked for again. */
const misreadable = ['I think the bathroom is on the third floor.', 'Who moved the fruit and the soup?'] as const;

/**
 * A page in which every phrase that the coach asks for is read aloud by a synthesised voice that is not the coach's.
 * @param reading what the voice says when a phrase is to be said
 * @param chosen the phrases in their order, instead of what the server chooses
 */
const openDrill = async (reading: (sentence: string) => string, chosen: readonly string[] = []): Promise<Page> => {
  const page = await (await openContext(microphone.browser)).newPage();
  await signInPage(page, await signUp(url, 'Daisy'));
  const phrases: string[] = [];
  await page.route('**/api/pronunciation/generate', (route) =>
    alterAnswer(route, (json: { sentence: string }) => {
      const sentence = chosen[phrases.length] ?? json.sentence;
      phrases.push(sentence);
      return { ...json, sentence };
    }),
  );
  await page.route('**/api/pronunciation/tts', async (route) => {
    const { text } = route.request().postDataJSON() as { text: string };
    // The microphone is opened when the phrase was heard.
    if (text === phrases.at(-1))
      await microphone.say(await sayToWav(reading(text), 'John', { leadSeconds: 0.4, tailSeconds: 8 }));
    await route.continue();
  });
  await page.goto(`${url}/pronunciation/Daisy`);
  return page;
};

const untilDone = (page: Page, phrases: number) =>
  page.getByText(`Phrases done: ${phrases} of 5`).waitFor({ timeout: 60_000 });

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** Resolves when the page shows the words, however shortly: a word lasts less than the time between two looks at a busy page. */
const untilShown = (page: Page, words: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent.includes(wanted)) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    words,
  );

/** Has a word said by the coach, and then hears oneself on it. */
const hearOneWord = async (page: Page) => {
  const coach = untilShown(page, 'Daisy is speaking...');
  await page.getByRole('paragraph').getByRole('button').first().click();
  await coach;
  const learner = untilShown(page, 'This is you...');
  await page.getByRole('button', { name: 'Hear yourself' }).click();
  await learner;
};

/** Closes the page once the phrase that is on its way was given to the microphone, which would be gone. */
const leave = async (page: Page) => {
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().close();
};

/** The average score on the summary, 0 to 100. */
const readAverage = async (page: Page): Promise<number> => {
  await page.waitForURL('**/pronunciation-summary');
  const figure = page.getByRole('heading', { level: 3, name: /^\d+%$/ });
  await figure.waitFor();
  return Number.parseInt((await figure.innerText()).trim(), 10);
};

describe('what the built-in engine says of its scores', () => {
  it('is what the stories of the drill show', async () => {
    const { pronunciation } = (await (await fetch(`${url}/api/capabilities`)).json()) as {
      pronunciation: { note: string };
    };
    expect(pronunciation.note).toBe(engineNote);
  });
});

describe('a pronunciation drill', () => {
  it('goes through five phrases that are read well, draws the scores on the words, and ends above 70 %', async () => {
    const page = await openDrill((sentence) => sentence);
    for (let phrase = 1; phrase <= 5; phrase++) {
      await untilDone(page, phrase);
      if (phrase === 1) await hearOneWord(page);
      if (phrase < 5) await next(page);
    }
    await page.getByRole('button', { name: 'See my summary' }).click({ timeout: 60_000 });
    expect(await readAverage(page)).toBeGreaterThan(70);
    await page.getByText('Sentences').waitFor();
    expect(await page.getByRole('definition').first().innerText()).toBe('5');
    await leave(page);
    // Five phrases are spoken, recorded and judged in real time.
  }, 240_000);

  it('ends below 70 % when every other word was another one', async () => {
    const page = await openDrill(misread, misreadable);
    await untilDone(page, 1);
    await next(page);
    await untilDone(page, 2);
    await page.getByRole('button', { name: /^End the/ }).click();
    expect(await readAverage(page)).toBeLessThan(70);
    await leave(page);
  });
});
