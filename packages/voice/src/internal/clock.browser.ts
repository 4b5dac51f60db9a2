import type { Clock, Detach } from './clock.ts';

/** Asks for a timer that a hidden tab does not slow down. */
type Alarm = (key: number, ms: number) => void;

/**
 * Timers of a worker keep time in a hidden tab, where Chrome fires those of the page once a second, and once a minute when the tab
 * was silent for five minutes. Where the page's security policy allows no worker, the page's own timers are all there is.
 */
function openAlarm(ring: (key: number) => void): Alarm {
  try {
    const worker = new Worker(new URL('./alarm.worker.browser.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<number>) => ring(data));
    return (key, ms) => worker.postMessage({ key, ms });
  } catch {
    return () => {};
  }
}

function createBrowserClock(): Clock {
  const waiting = new Map<number, { readonly due: number; readonly ring: () => void }>();
  let lastKey = 0;
  let alarm: Alarm | undefined;
  let watching = false;

  const setAlarm = (key: number, ms: number) => {
    alarm ??= openAlarm((rung) => waiting.get(rung)?.ring());
    alarm(key, Math.max(0, ms));
  };

  const watchVisibility = () => {
    if (watching || typeof document === 'undefined') return;
    watching = true;
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) return;
      for (const [key, { due }] of waiting) setAlarm(key, due - Date.now());
    });
  };

  return {
    now: () => Date.now(),
    after(ms, run): Detach {
      watchVisibility();
      const key = ++lastKey;
      const timer = setTimeout(() => waiting.get(key)?.ring(), ms);
      const detach = () => {
        clearTimeout(timer);
        waiting.delete(key);
      };
      waiting.set(key, {
        due: Date.now() + ms,
        ring() {
          detach();
          run();
        },
      });
      if (typeof document !== 'undefined' && document.hidden) setAlarm(key, ms);
      return detach;
    },
  };
}

/** The browser's time. Its timers come when they are due in a hidden tab too; the worker that sees to it starts when a tab is first hidden. */
export const browserClock: Clock = createBrowserClock();
