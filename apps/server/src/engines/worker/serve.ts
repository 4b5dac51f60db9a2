import { parentPort } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './protocol.ts';

/**
 * The thread's side of `createWorkerPool`: answers each call with what the handler resolves with, or with what it throws.
 * `transfer` names the buffers of a reply that move instead of being copied.
 * @throws Error when the module was not loaded in a worker thread.
 */
export function serveWorker<Request, Reply>(
  handle: (message: Request) => Reply | Promise<Reply>,
  transfer: (reply: Reply) => readonly ArrayBuffer[] = () => [],
): void {
  const port = parentPort;
  if (!port) throw new Error('serveWorker runs in a worker thread only; load this module through createWorkerPool.');
  const answer = async (message: Request) => {
    try {
      const value = await handle(message);
      const reply: FromWorker<Reply> = { value };
      port.postMessage(reply, transfer(value));
    } catch (error) {
      const reply: FromWorker<Reply> = { error };
      port.postMessage(reply);
    }
  };
  // What cannot be sent back either, such as an error that holds a function, ends the thread: the pool tells its caller.
  port.on('message', ({ value }: ToWorker<Request>) => void answer(value));
}
