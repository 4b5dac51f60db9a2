import type { Page } from 'playwright';

/** Counts and controls what a page does with the microphone. */
export interface WatchedMicrophone {
  /** How many of its tracks are live now. */
  live(): Promise<number>;
  /** How many requests for permission are unanswered. */
  heldBack(): Promise<number>;
  /** How often it was opened. */
  opened(): Promise<number>;
  /** When it was asked for, each time, by the page's own clock, ms. */
  askedAt(): Promise<readonly number[]>;
  /**
   * Waits until what was opened last has delivered so much sound, ms, or is closed: on a busy machine the file that it plays is behind
   * the clock.
   */
  hasHeard(ms: number): Promise<void>;
  /** Answers every permission that was held back. */
  letIn(): Promise<void>;
  /** Ends every track as a device that is pulled out does. */
  unplug(): Promise<void>;
}

interface Watch {
  readonly streams: MediaStream[];
  readonly waiting: (() => void)[];
  readonly askedAt: number[];
}

/** A track with the statistics of Chromium, which TypeScript does not know yet: the sound that it has delivered, ms. */
interface HeardTrack extends MediaStreamTrack {
  readonly stats: { readonly deliveredFramesDuration: number };
}

/** Watches every microphone that the page opens; `heldBack` leaves the question for permission unanswered. Call it before the page is opened. */
export const watchMicrophone = async (page: Page, { heldBack = false } = {}): Promise<WatchedMicrophone> => {
  await page.addInitScript((held) => {
    const watch: Watch = { streams: [], waiting: [], askedAt: [] };
    Object.assign(window, { __microphone: watch });
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      watch.askedAt.push(performance.now());
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
    hasHeard: async (ms) => {
      await page.waitForFunction(
        (wanted) => {
          const { streams } = (window as Window & { __microphone?: Watch }).__microphone ?? { streams: [] };
          const track = streams.at(-1)?.getAudioTracks()[0] as HeardTrack | undefined;
          return track && (track.readyState === 'ended' || track.stats.deliveredFramesDuration >= wanted);
        },
        ms,
        { timeout: ms + 45_000, polling: 100 },
      );
    },
    askedAt: () => run(({ askedAt }) => askedAt),
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
