import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenTo } from './notifications.ts';

const url = process.env['SAYSO_TEST_POSTGRES_URL'] ?? '';
const channel = 'notifications_test';

describe.runIf(process.env['SAYSO_TEST_DATABASE'] === 'postgres')('listening to the database', () => {
  let other: pg.Client;
  beforeEach(async () => {
    other = new pg.Client({ connectionString: url });
    await other.connect();
  });
  afterEach(() => other.end());
  const send = (text: string) => other.query('select pg_notify($1, $2)', [channel, text]);

  it('hears what others say, also after its connection was lost, and nothing after its end', async () => {
    const heard: string[] = [];
    const errors: unknown[] = [];
    const stop = await listenTo(
      url,
      channel,
      (text) => heard.push(text),
      (error) => errors.push(error),
    );
    await send('one');
    await expect.poll(() => heard).toEqual(['one']);
    const listening = `listen "${channel}"`;
    await other.query('select pg_terminate_backend(pid) from pg_stat_activity where query = $1', [listening]);
    await expect.poll(() => errors).toHaveLength(1);
    const hearsAgain = async () => {
      await send('two');
      return heard.includes('two');
    };
    await expect.poll(hearsAgain, { timeout: 8000 }).toBe(true);
    await stop();
    await send('three');
    expect(heard).not.toContain('three');
  });
});
