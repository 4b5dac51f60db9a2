import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** How long until a lost connection is tried again, ms. */
const retryMs = 1000;

/**
 * Listens to one channel of a PostgreSQL database, and again after the connection was lost; what was sent meanwhile is missed.
 * @param onError hears of every lost connection
 * @returns its end
 */
export const listenTo = async (
  connectionString: string,
  channel: string,
  onMessage: (text: string) => void,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> => {
  const ending = new AbortController();
  let client: pg.Client | null = null;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, keepAlive: true });
    next.on('notification', ({ payload }) => onMessage(payload ?? ''));
    next.on('error', (error) => {
      if (client !== next) return;
      client = null;
      onError(error);
      void reconnect();
    });
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  };

  const reconnect = async (): Promise<void> => {
    try {
      await wait(retryMs, undefined, { signal: ending.signal, ref: false });
      await connect();
    } catch (error) {
      if (ending.signal.aborted) return;
      onError(error);
      void reconnect();
    }
  };

  await connect();
  return async () => {
    ending.abort();
    const last = client;
    client = null;
    await last?.end();
  };
};
