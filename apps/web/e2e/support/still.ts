import type { Page, Route } from 'playwright';
import { expect } from 'vitest';

/** Sizes of windows in which a stage has to stand still. */
export const stageWindows = [
  { width: 390, height: 844 },
  { width: 390, height: 720 },
  { width: 360, height: 640 },
  { width: 1280, height: 900 },
] as const;

const locate = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 0);
    const box = (element: Element | null | undefined) => {
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return [left, top, width, height].map(Math.round).join(' ');
    };
    const status = document.querySelector('main [role=status][aria-atomic]');
    const foot = document.querySelector('main > [tabindex="-1"]');
    const corner = status?.getBoundingClientRect();
    return {
      face: box(status?.parentElement?.previousElementSibling?.firstElementChild),
      statusLine: `${Math.round(corner?.left ?? 0)} ${Math.round(corner?.top ?? 0)}`,
      foot: box(foot),
      end: box(foot?.querySelector('button[aria-label^="End"]')),
      page: document.documentElement.scrollHeight > innerHeight ? 'scrolls' : 'fits',
    };
  });

/** Compares where the parts of a stage stand with where they stood in the first state. */
export const watchStage = (page: Page, only: readonly (keyof Awaited<ReturnType<typeof locate>>)[]) => {
  let first: unknown;
  return async (state: string) => {
    const places = await locate(page);
    const watched = Object.fromEntries(only.map((part) => [part, places[part]]));
    first ??= watched;
    expect(watched, state).toEqual(first);
  };
};

/** Holds calls back until each is given its answer. */
export const holdCalls = async (page: Page, path: string) => {
  const waiting: Route[] = [];
  await page.route(path, (route) => {
    waiting.push(route);
  });
  return async (json: unknown) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    await waiting.shift()?.fulfill({ json });
  };
};
