import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { createServer } from '../../create-server.ts';
import { readConfig } from '../../platform/config/read-config.ts';
import { createLog } from '../../platform/log/logging.ts';
import { openDatabase } from '../../platform/storage/open-database.ts';
import { createFakeEngines } from '../fake-engines.ts';
import type { SoakServerReady, SoakServerState } from './start-soak-server.ts';

/**
 * One process of the real server on a real SQLite file, with engines that take no time: what is measured is the server.
 * The voice is as long as a real one, two seconds of 16 kHz, so that as much travels as would.
 */
const voice = Buffer.alloc(64_000, 1);
const { engines } = createFakeEngines({ speak: async () => ({ bytes: voice, mediaType: 'audio/wav' }) });

const dataDir = await mkdtemp(join(tmpdir(), 'sayso-soak-'));
const config = readConfig({ PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDir, FREE_CONVERSATIONS_PER_DAY: '0' });
const storage = await openDatabase(config);
const metrics = new Registry();
collectDefaultMetrics({ register: metrics });
const { app, services } = await createServer({ config, storage, engines, log: createLog('warn'), metrics });
const url = await app.listen({ port: 0, host: '127.0.0.1' });

const signUp = async (index: number): Promise<string> => {
  const id = `learner-${index}`;
  const row = { id, email: `${id}@example.com`, auth_provider: 'email', created_at: Date.now() };
  await storage.db.insertInto('users').values(row).execute();
  return (await services.tokens.issue(id)).token;
};

/** How many turns so far cost the server itself at most so much. */
const ownShare = async (): Promise<SoakServerState['own']> => {
  const histogram = await metrics.getSingleMetric('sayso_turn_seconds')?.get();
  const own = histogram?.values.filter(({ labels }) => labels['part'] === 'own') ?? [];
  return own.flatMap(({ labels: { le }, value }) =>
    typeof le === 'number' ? [{ upToMs: le * 1000, turns: value }] : [],
  );
};

const state = async (): Promise<SoakServerState> => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heapUsed, rss, own: await ownShare() };
};

process.on('message', (wanted) => {
  if (wanted === 'state') void state().then((now) => process.send?.(now));
});
process.once(
  'disconnect',
  () =>
    void app
      .close()
      .then(() => storage.close())
      .then(() => process.exit(0)),
);

const learners = Number(process.argv[2]);
const tokens: string[] = [];
for (let index = 0; index < learners; index += 1) tokens.push(await signUp(index));
process.send?.({ url, dataDir, tokens } satisfies SoakServerReady);
