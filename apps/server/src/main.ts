import { collectDefaultMetrics, Registry } from 'prom-client';
import { closeEngines, createEngines } from './create-engines.ts';
import { createServer } from './create-server.ts';
import { warmUp } from './engines/warm-up.ts';
import { listSocialEngines } from './features/accounts/social/social-engines.ts';
import { describeParts } from './features/capabilities/describe-parts.ts';
import { findUnreachable } from './features/capabilities/find-unreachable.ts';
import { listParts } from './features/capabilities/parts.ts';
import type { Config } from './platform/config/config.ts';
import { isPublic } from './platform/config/is-public.ts';
import { providerAddresses } from './platform/config/provider-addresses.ts';
import { ConfigError, readConfig, withEnvFile } from './platform/config/read-config.ts';
import { listen, StartError } from './platform/http/listen.ts';
import { stopOnSignals } from './platform/http/stop-on-signals.ts';
import { createLog } from './platform/log/logging.ts';
import { mailboxLink } from './platform/mail/mailbox-lock.ts';
import { startHousekeeping } from './platform/storage/housekeeping.ts';
import { openDatabase, StorageError } from './platform/storage/open-database.ts';
import { storageEngine } from './platform/storage/storage-engine.ts';

/** https comes from a proxy: the server itself does not speak it. */
const aboutProxy = ({ publicUrl, trustedProxies }: Config): readonly string[] =>
  isPublic(publicUrl) && trustedProxies === 0
    ? [
        'TRUST_PROXY is not set: all learners count as one caller and share the limits on tries. See docs/guides/deploy.md.',
      ]
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
  const { app, payments, services, drain } = await createServer({ config, storage, engines, log, metrics });
  const stopCleaning = startHousekeeping(storage, Date.now, (error) => log.error({ err: error }, 'cleaning up failed'));
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
  const parts = listParts(engines, services.mailer, storageEngine(storage, config), [
    ['Payment', payments],
    ...listSocialEngines(config),
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
  if (!config.warmUp) return;
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
