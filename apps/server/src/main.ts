import { collectDefaultMetrics, Registry } from 'prom-client';
import { describeParts } from './capabilities/describeParts.ts';
import { findUnreachable } from './capabilities/findUnreachable.ts';
import { partsOf } from './capabilities/parts.ts';
import { socialParts } from './capabilities/socialParts.ts';
import type { Config } from './config/Config.ts';
import { isPublic } from './config/isPublic.ts';
import { providerAddresses } from './config/providerAddresses.ts';
import { ConfigError, readConfig, withEnvFile } from './config/readConfig.ts';
import { createServer } from './createServer.ts';
import { closeEngines, createEngines } from './engines/createEngines.ts';
import { warmUp } from './engines/warmUp.ts';
import { listen, StartError } from './http/listen.ts';
import { stopOnSignals } from './http/stopOnSignals.ts';
import { mailboxLink } from './mail/mailboxLock.ts';
import { createLog } from './observability/logging.ts';
import { keepHouse } from './storage/housekeeping.ts';
import { openDatabase, StorageError } from './storage/openDatabase.ts';
import { storageEngine } from './storage/storageEngine.ts';

/** https comes from a proxy: the server itself does not speak it. */
const aboutProxy = ({ publicUrl, trustedProxies }: Config): readonly string[] =>
  isPublic(publicUrl) && trustedProxies === 0
    ? ['TRUST_PROXY is not set: all learners count as one caller and share the limits on tries. See docs/deploy.md.']
    : [];

const start = async (): Promise<void> => {
  const config = readConfig(withEnvFile('.env', process.env));
  const log = createLog(config.logLevel);
  // Asked meanwhile, so that the start takes no longer.
  const unreachable = findUnreachable(providerAddresses(config));
  const storage = await openDatabase(config);
  const engines = createEngines(config, log);
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const { app, services, drain } = await createServer({ config, storage, engines, log, metrics });
  const stopCleaning = keepHouse(storage, Date.now, (error) => log.error({ err: error }, 'cleaning up failed'));
  const stopping = new AbortController();
  stopOnSignals(log, async () => {
    stopping.abort();
    drain();
    stopCleaning();
    await app.close();
    await closeEngines(engines);
    await storage.close();
  });
  const address = await listen(app, config);
  const parts = partsOf(engines, services.mailer, storageEngine(storage, config), [
    ['Payment', services.payments],
    ...socialParts(config),
  ]);
  const { mailbox } = services.keys;
  const lines = [
    describeParts(parts),
    '',
    ...(await unreachable),
    ...aboutProxy(config),
    `Sayso is ready at ${address}`,
    ...(mailbox === null ? [] : [`Its mailbox, with every code: ${mailboxLink(address, mailbox)}`]),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  void warmUp(engines, stopping.signal, ({ about }, error) =>
    log.warn({ err: error, engine: about.name }, 'an engine did not warm up'),
  );
};

const expected = [ConfigError, StartError, StorageError];

start().catch((error: unknown) => {
  // What the owner can put right is one line; anything else is a fault and shows where.
  const known = error instanceof Error && expected.some((kind) => error instanceof kind);
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
