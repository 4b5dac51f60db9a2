import { examine, report } from './capabilities/examine.ts';
import { ConfigError, readConfig, withEnvFile } from './config/readConfig.ts';
import { closeEngines, createEngines } from './engines/createEngines.ts';
import { createLog } from './observability/logging.ts';

/** `npm run doctor`: calls every engine for real and says what to do about those that fail. */
const examineAll = async (): Promise<boolean> => {
  const config = readConfig(withEnvFile('.env', process.env));
  const engines = createEngines(config, createLog('fatal'));
  try {
    const findings = await examine(engines, new AbortController().signal);
    process.stdout.write(`${report(findings)}\n`);
    return findings.every(({ ok }) => ok);
  } finally {
    await closeEngines(engines);
  }
};

examineAll().then(
  (isWell) => {
    process.exitCode = isWell ? 0 : 1;
  },
  (error: unknown) => {
    const known = error instanceof ConfigError;
    process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 1;
  },
);
