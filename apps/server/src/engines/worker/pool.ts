import { Piscina } from 'piscina';
import { createQueue, QueueFull } from './queue.ts';

export interface WorkerPoolOptions {
  /** The worker's own module, which exports as `answer` what `serveWorker` makes: `new URL('./x-worker.ts', import.meta.url)`. */
  readonly file: URL;
  /** Threads at most, at least 1. Each is started when a call first needs it. */
  readonly size: number;
  /** Calls that may wait for a thread; one more is refused. @default 64 */
  readonly maximumWaiting?: number;
  /** A call that keeps its thread longer than this, in ms, is rejected and the thread replaced. No limit where it is left out. */
  readonly callTimeoutMs?: number;
  /** The `workerData` of the thread. */
  readonly workerData?: unknown;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Buffers that move to the thread instead of being copied. */
  readonly transfer?: readonly ArrayBuffer[];
}

export interface WorkerPool<Request, Reply> {
  /**
   * Hands the message to the next free thread.
   * Rejects with the signal's reason as soon as it is aborted; with the thread's own error when its handler threw; with an
   * Error that says so when the thread crashed, kept the call too long, too many calls wait, or the pool is closed.
   */
  call(message: Request, options?: CallOptions): Promise<Reply>;
  /** Ends every thread; waiting and running calls reject. */
  close(): Promise<void>;
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Makes a pool of worker threads, one call at a time on each; a thread that dies is replaced when the next call needs one. */
export function createWorkerPool<Request, Reply>(options: WorkerPoolOptions): WorkerPool<Request, Reply> {
  const { file, size, maximumWaiting = 64, callTimeoutMs, workerData } = options;
  const name = file.pathname.split('/').at(-1) ?? file.pathname;
  const closing = new AbortController();
  // Calls wait here and not in piscina, which ends the thread of every call that is aborted: one may hold a model of 350 MB.
  const queue = createQueue(size, maximumWaiting);
  const threads = new Piscina({
    filename: file.href,
    name: 'answer',
    minThreads: 0,
    maxThreads: size,
    idleTimeout: Number.POSITIVE_INFINITY,
    atomics: 'disabled',
    workerData,
  });

  const perform = async (message: Request, transfer: readonly ArrayBuffer[]): Promise<Reply> => {
    const timeout = new AbortController();
    const timer = callTimeoutMs === undefined ? undefined : setTimeout(() => timeout.abort(), callTimeoutMs);
    try {
      return await threads.run(message, { transferList: transfer, signal: timeout.signal });
    } catch (cause) {
      if (timeout.signal.aborted) throw new Error(`${name} did not answer within ${callTimeoutMs} ms.`, { cause });
      const code = cause instanceof Error && /^worker exited with code: (\d+)$/.exec(cause.message)?.[1];
      if (code) throw new Error(`${name} ended with code ${code} in the middle of a call.`, { cause });
      throw cause;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    async call(message, { signal, transfer = [] } = {}) {
      signal?.throwIfAborted();
      if (closing.signal.aborted) throw new Error(`${name} was called after it was closed.`);
      const stop = AbortSignal.any(signal ? [signal, closing.signal] : [closing.signal]);
      try {
        // A thread cannot be interrupted: an aborted call that already runs keeps its thread until it ends.
        return await Promise.race([queue.run(() => perform(message, transfer), stop), rejectOnAbort(stop)]);
      } catch (error) {
        if (error instanceof QueueFull)
          throw new Error(`${name} is busy: ${maximumWaiting} calls wait already.`, { cause: error });
        throw error;
      }
    },
    async close() {
      closing.abort(new Error(`${name} was closed.`));
      await threads.destroy();
    },
  };
}
