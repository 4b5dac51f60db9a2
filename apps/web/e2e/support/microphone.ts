import type { Page } from 'playwright';

/** What a page does with the microphone. */
export interface WatchedMicrophone {
  /** How many of its tracks are live now. */
  live(): Promise<number>;
  /** How many requests for permission are unanswered. */
  heldBack(): Promise<number>;
  /** How often it was opened. */
  opened(): Promise<number>;
  /** Answers every permission that was held back. */
  letIn(): Promise<void>;
  /** Ends every track as a device that is pulled out does. */
  unplug(): Promise<void>;
}

interface Watch {
  readonly streams: MediaStream[];
  readonly waiting: (() => void)[];
}

/** Watches every microphone that the page opens; `heldBack` leaves the question for permission unanswered. Call it before the page is opened. */
export const watchMicrophone = async (page: Page, { heldBack = false } = {}): Promise<WatchedMicrophone> => {
  await page.addInitScript((held) => {
    const watch: Watch = { streams: [], waiting: [] };
    Object.assign(window, { __microphone: watch });
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      if (held) await new Promise<void>((resolve) => watch.waiting.push(resolve));
      const stream = await open(constraints);
      watch.streams.push(stream);
      return stream;
    };
  }, heldBack);
  const run = <T>(act: (watch: Watch) => T): Promise<T> => page.evaluate<T>(`(${act.toString()})(window.__microphone)`);
  return {
    live: () =>
      run(({ streams }) => streams.flatMap((one) => one.getTracks()).filter((one) => one.readyState === 'live').length),
    heldBack: () => run(({ waiting }) => waiting.length),
    opened: () => run(({ streams }) => streams.length),
    letIn: () => run(({ waiting }) => waiting.splice(0).forEach((answer) => answer())),
    unplug: () =>
      run(({ streams }) => {
        for (const track of streams.flatMap((one) => one.getTracks())) {
          track.stop();
          track.dispatchEvent(new Event('ended'));
        }
      }),
  };
};
