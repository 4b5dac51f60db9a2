import { move, transferableSymbol, valueSymbol } from 'piscina';

/**
 * Makes the export `answer` of a worker's module: it answers each call with what the handler resolves with, or with what it throws.
 * @param transfer names the buffers of a reply that move instead of being copied
 */
export const serveWorker =
  <Request, Reply extends object>(
    handle: (message: Request) => Reply | Promise<Reply>,
    transfer?: (reply: Reply) => readonly ArrayBuffer[],
  ) =>
  async (message: Request): Promise<unknown> => {
    const reply = await handle(message);
    if (!transfer) return reply;
    return move({ [transferableSymbol]: transfer(reply), [valueSymbol]: reply });
  };
