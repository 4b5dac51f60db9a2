import { examine, report } from './capabilities/examine.ts';
import { partsOf } from './capabilities/parts.ts';
import { socialParts } from './capabilities/socialParts.ts';
import { ConfigError, readConfig, withEnvFile } from './config/readConfig.ts';
import { closeEngines, createEngines } from './engines/createEngines.ts';
import { systemRandom } from './http/random.ts';
import { createMailer } from './mail/createMailer.ts';
import { createLog } from './observability/logging.ts';
import { createPayments } from './plan/createPayments.ts';
import { openDatabase, StorageError } from './storage/openDatabase.ts';
import { storageEngine } from './storage/storageEngine.ts';

/** `npm run doctor`: calls every part of the server for real and says what to do about those that fail. */
const examineAll = async (): Promise<boolean> => {
  const config = readConfig(withEnvFile('.env', process.env));
  const storage = await openDatabase(config);
  const engines = createEngines(config, createLog('fatal'));
  const mailer = await createMailer(config, storage, { now: Date.now });
  try {
    const payments = createPayments(config, storage, { now: Date.now }, systemRandom);
    const parts = partsOf(engines, mailer, storageEngine(storage, config), [
      ['Payment', payments],
      ...socialParts(config),
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
