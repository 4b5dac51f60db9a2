/** Asks for a timer that a hidden tab does not slow down. */
export type Alarm = (key: number, ms: number) => void;

/**
 * The timers of a worker. They keep time in a hidden tab, where Chrome fires those of the page once a second, and once a minute after five
 * minutes of silence. Where the page's security policy allows no worker, this does nothing, and the page's own timers are all there is.
 */
export function openAlarm(ring: (key: number) => void): Alarm {
  try {
    const worker = new Worker(new URL('./alarm.worker.browser.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<number>) => ring(data));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    return (key, ms) => worker.postMessage({ key, ms });
  } catch {
    return () => {};
  }
}
