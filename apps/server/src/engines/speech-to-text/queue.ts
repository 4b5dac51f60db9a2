/** Runs tasks a few at a time, in the order they came. */
export interface Queue {
  /**
   * Resolves as the task does. Rejects with the signal's reason when it is aborted while waiting (a running task looks at
   * the signal itself), and with QueueFull when too many wait already.
   */
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** Too many tasks wait already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** `size` tasks at once, `maximumWaiting` behind them. */
export function createQueue(size: number, maximumWaiting: number): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;

  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted();
      if (running < size) {
        running += 1;
        resolve();
        return;
      }
      if (waiting.length >= maximumWaiting) throw new QueueFull(`${waiting.length} tasks wait already.`);
      const leave = () => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(signal.reason);
      };
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      waiting.push(enter);
      signal.addEventListener('abort', leave, { once: true });
    });

  return {
    async run(task, signal) {
      await turn(signal);
      try {
        return await task();
      } finally {
        // The place goes straight to the next one, so that nobody who comes in between takes it.
        const enter = waiting.shift();
        if (enter) enter();
        else running -= 1;
      }
    },
  };
}
