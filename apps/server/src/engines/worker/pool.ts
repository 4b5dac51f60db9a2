import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './protocol.ts';

type Transfer = readonly ArrayBuffer[];

export interface WorkerPoolOptions {
  /** The worker's own module, which calls `serveWorker`: `new URL('./x-worker.ts', import.meta.url)`. */
  readonly file: URL;
  /** Threads at most, at least 1. Each is started when a call first needs it. */
  readonly size: number;
  /** Calls that may wait for a thread; one more is refused. 64 unless told. */
  readonly maximumWaiting?: number;
  /** A call that keeps its thread longer than this, in ms, is rejected and the thread replaced. No limit unless told. */
  readonly callTimeoutMs?: number;
  /** Handed to the thread as `workerData`. */
  readonly workerData?: unknown;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Buffers that move to the thread instead of being copied. */
  readonly transfer?: Transfer;
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

interface Job<Request, Reply> {
  readonly message: Request;
  readonly transfer: Transfer;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (reason: unknown) => void;
}

interface Thread<Request, Reply> {
  readonly worker: Worker;
  job: Job<Request, Reply> | null;
  timer: NodeJS.Timeout | undefined;
}

/** A pool of worker threads, one call at a time on each; a thread that dies is replaced when the next call needs one. */
export function createWorkerPool<Request, Reply>(options: WorkerPoolOptions): WorkerPool<Request, Reply> {
  const { file, size, maximumWaiting = 64, callTimeoutMs, workerData } = options;
  const name = file.pathname.split('/').at(-1) ?? file.pathname;
  const threads = new Set<Thread<Request, Reply>>();
  const waiting: Job<Request, Reply>[] = [];
  let closed = false;

  const finish = (thread: Thread<Request, Reply>, settle: (job: Job<Request, Reply>) => void) => {
    const { job } = thread;
    clearTimeout(thread.timer);
    thread.job = null;
    thread.worker.unref();
    if (job) settle(job);
  };

  const lose = (thread: Thread<Request, Reply>, why: Error) => {
    if (!threads.delete(thread)) return;
    finish(thread, (job) => job.reject(why));
    void thread.worker.terminate();
    next();
  };

  const start = (): Thread<Request, Reply> => {
    const workerOptions: WorkerOptions = { name, workerData };
    const thread: Thread<Request, Reply> = { worker: new Worker(file, workerOptions), job: null, timer: undefined };
    threads.add(thread);
    thread.worker.on('message', (reply: FromWorker<Reply>) => {
      finish(thread, (job) => ('error' in reply ? job.reject(reply.error) : job.resolve(reply.value)));
      next();
    });
    thread.worker.on('messageerror', (cause) =>
      lose(thread, new Error(`${name} sent an unreadable reply.`, { cause })),
    );
    thread.worker.on('error', (cause) => lose(thread, new Error(`${name} crashed.`, { cause })));
    thread.worker.on('exit', (code) =>
      lose(thread, new Error(`${name} ended with code ${code} in the middle of a call.`)),
    );
    return thread;
  };

  const run = (thread: Thread<Request, Reply>, job: Job<Request, Reply>) => {
    const message: ToWorker<Request> = { value: job.message };
    try {
      thread.worker.postMessage(message, job.transfer);
    } catch (cause) {
      job.reject(cause);
      return next();
    }
    thread.job = job;
    thread.worker.ref();
    if (callTimeoutMs === undefined) return;
    const late = () => lose(thread, new Error(`${name} did not answer within ${callTimeoutMs} ms.`));
    thread.timer = setTimeout(late, callTimeoutMs);
  };

  const next = (): void => {
    if (closed || waiting.length === 0) return;
    const free = [...threads].find((thread) => thread.job === null) ?? (threads.size < size ? start() : null);
    const job = free && waiting.shift();
    if (free && job) run(free, job);
  };

  return {
    call: (message, { signal, transfer = [] } = {}) =>
      new Promise<Reply>((resolve, reject) => {
        signal?.throwIfAborted();
        if (closed) throw new Error(`${name} was called after it was closed.`);
        if (waiting.length >= maximumWaiting) throw new Error(`${name} is busy: ${waiting.length} calls wait already.`);
        // A thread cannot be interrupted: an aborted call that already runs frees its thread when it ends, unheard.
        const abort = () => {
          const place = waiting.indexOf(job);
          if (place >= 0) waiting.splice(place, 1);
          reject(signal?.reason);
        };
        const done = <T>(settle: (value: T) => void) => {
          return (value: T) => {
            signal?.removeEventListener('abort', abort);
            settle(value);
          };
        };
        const job: Job<Request, Reply> = { message, transfer, resolve: done(resolve), reject: done(reject) };
        signal?.addEventListener('abort', abort, { once: true });
        waiting.push(job);
        next();
      }),
    async close() {
      closed = true;
      const why = new Error(`${name} was closed.`);
      for (const job of waiting.splice(0)) job.reject(why);
      const ending = [...threads];
      for (const thread of ending) lose(thread, why);
      await Promise.all(ending.map((thread) => thread.worker.terminate()));
    },
  };
}
