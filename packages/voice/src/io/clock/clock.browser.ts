import { type Alarm, openAlarm } from './alarm.browser.ts';
import type { Clock, Detach } from './clock.ts';

/** The part of `document` that tells whether the tab is hidden. */
export interface Visibility {
  readonly hidden: boolean;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
}

/**
 * A clock on the timers of the page, and on those of a worker while the page is hidden: whichever comes first.
 * The page is looked up only when time is first asked for, so that this can be imported where there is none.
 */
export function createBrowserClock(page: () => Visibility | undefined, open = openAlarm): Clock {
  const waiting = new Map<number, { readonly due: number; readonly ring: () => void }>();
  let lastKey = 0;
  let alarm: Alarm | undefined;
  let watched: Visibility | undefined;

  const setAlarm = (key: number, ms: number) => {
    alarm ??= open((rung) => waiting.get(rung)?.ring());
    alarm(key, Math.max(0, ms));
  };

  const watch = () => {
    if (watched) return;
    watched = page();
    watched?.addEventListener('visibilitychange', () => {
      if (!watched?.hidden) return;
      for (const [key, { due }] of waiting) setAlarm(key, due - Date.now());
    });
  };

  return {
    now: () => Date.now(),
    after(ms, run): Detach {
      watch();
      const key = ++lastKey;
      const timer = setTimeout(() => waiting.get(key)?.ring(), ms);
      const detach = () => {
        clearTimeout(timer);
        waiting.delete(key);
      };
      const ring = () => {
        detach();
        run();
      };
      waiting.set(key, { due: Date.now() + ms, ring });
      if (watched?.hidden) setAlarm(key, ms);
      return detach;
    },
  };
}

/** The browser's time. Its timers come when they are due in a hidden tab too; the worker that sees to it starts when a tab is first hidden. */
export const browserClock: Clock = createBrowserClock(() => globalThis.document);
