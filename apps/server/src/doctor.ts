import { closeEngines, createEngines } from './create-engines.ts';
import { listSocialEngines } from './features/accounts/social/social-engines.ts';
import { examine, report } from './features/capabilities/examine.ts';
import { listParts } from './features/capabilities/parts.ts';
import { createPayments } from './features/plan/create-payments.ts';
import { ConfigError, readConfig, withEnvFile } from './platform/config/read-config.ts';
import { systemRandom } from './platform/http/random.ts';
import { createLog } from './platform/log/logging.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { openDatabase, StorageError } from './platform/storage/open-database.ts';
import { storageEngine } from './platform/storage/storage-engine.ts';

/** `npm run doctor`: calls every part of the server for real and says what to do about those that fail. */
const examineAll = async (): Promise<boolean> => {
  const config = readConfig(withEnvFile('.env', process.env));
  const storage = await openDatabase(config);
  const engines = createEngines(config, createLog('fatal'));
  const mailer = await createMailer(config, storage, { now: Date.now });
  try {
    const payments = createPayments(config, storage, { now: Date.now }, systemRandom);
    const parts = listParts(engines, mailer, storageEngine(storage, config), [
      ['Payment', payments],
      ...listSocialEngines(config),
    ]);
    const findings = await examine(parts, new AbortController().signal);
    process.stdout.write(`${report(findings)}\n`);
    return findings.every(({ ok }) => ok);
  } finally {
    await Promise.all([closeEngines(engines), mailer.close()]);
    await storage.close();
  }
};

examineAll().then(
  (isWell) => {
    process.exitCode = isWell ? 0 : 1;
  },
  (error: unknown) => {
    const known = error instanceof ConfigError || error instanceof StorageError;
    process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 1;
  },
);
