import { once } from 'node:events';

/** A tab as people have it: hidden while another is in front. Playwright makes every page of its own believe that it is in front. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page. */
  read(expression: string): Promise<unknown>;
  /** Waits until an expression is true in the page; a page that is on its way is not an answer. */
  until(expression: string, timeout?: number): Promise<void>;
  toFront(): Promise<void>;
}

/** How often a page is asked whether it is so far, ms. */
const askMs = 100;

/** @param port where the browser was told to listen for debuggers */
export const openTab = async (port: number): Promise<Tab> => {
  const api = `http://127.0.0.1:${port}/json`;
  const opened = await fetch(`${api}/new?about:blank`, { method: 'PUT' });
  const { id: tab, webSocketDebuggerUrl } = (await opened.json()) as { id: string; webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: { result?: { value?: unknown } }) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    waiting.get(id)?.(result ?? {});
    waiting.delete(id);
  });
  let calls = 0;
  const call = (method: string, params: object): Promise<{ result?: { value?: unknown } }> =>
    new Promise((resolve) => {
      calls += 1;
      waiting.set(calls, resolve);
      socket.send(JSON.stringify({ id: calls, method, params }));
    });
  const read = async (expression: string) => (await call('Runtime.evaluate', { expression })).result?.value;

  return {
    goto: async (url) => {
      await call('Page.navigate', { url });
    },
    read,
    until: async (expression, timeout = 45_000) => {
      const end = performance.now() + timeout;
      while ((await read(expression)) !== true) {
        if (performance.now() > end) {
          throw new Error(
            `“${expression}” was not true in time; the page says: ${String(await read('document.body.innerText'))}`,
          );
        }
        await new Promise((resolve) => setTimeout(resolve, askMs));
      }
    },
    toFront: async () => {
      await fetch(`${api}/activate/${tab}`);
    },
  };
};
