/** Runs jobs one after another, in the order in which they came. */
export interface SerialQueue {
  push(job: () => Promise<void>): void;
  /** Resolves when everything pushed so far is done. */
  settled(): Promise<void>;
}

/** @param onError hears of a job that threw; the next one runs all the same. */
export const createSerialQueue = (onError: (error: unknown) => void): SerialQueue => {
  let tail: Promise<void> = Promise.resolve();
  return {
    push: (job) => {
      tail = tail.then(job).catch(onError);
    },
    settled: () => tail,
  };
};
