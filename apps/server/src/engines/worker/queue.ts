import PQueue from 'p-queue';

/** Runs tasks a few at a time, in the order they came. */
export interface Queue {
  /**
   * Resolves as the task does. Rejects with the signal's reason when it is aborted while the task waits (a running task looks at
   * the signal itself), and with QueueFull when too many wait already.
   */
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** Too many tasks wait already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Makes a queue with `size` tasks at once and `maximumWaiting` behind them. */
export function createQueue(size: number, maximumWaiting: number): Queue {
  const queue = new PQueue({ concurrency: size });
  return {
    async run(task, signal) {
      signal.throwIfAborted();
      if (queue.pending >= size && queue.size >= maximumWaiting) {
        throw new QueueFull(`${queue.size} tasks wait already.`);
      }
      // p-queue would give the place of an aborted task to the next one although the task still runs.
      const waiting = new AbortController();
      const leave = () => waiting.abort(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
      const start = () => {
        signal.removeEventListener('abort', leave);
        return task();
      };
      return queue.add(start, { signal: waiting.signal });
    },
  };
}
