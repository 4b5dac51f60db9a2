import { parseArgs } from 'node:util';
import { hashPassword } from './features/accounts/passwords.ts';
import { ConfigError, readConfig, withEnvFile } from './platform/config/read-config.ts';
import { systemRandom } from './platform/http/random.ts';
import { openDatabase, StorageError } from './platform/storage/open-database.ts';
import { createChance } from './seed/chance.ts';
import { seedLearner } from './seed/seed-learner.ts';

/** A wish that cannot be met. The message says what to do. */
class SeedError extends Error {
  override readonly name = 'SeedError';
}

const readOptions = (): { email: string; days: number } => {
  const options = { email: { type: 'string' }, days: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const days = Number(values.days ?? 3 * 365);
  if (!Number.isInteger(days) || days < 1 || days > 3650) {
    throw new SeedError('--days must be a whole number from 1 to 3650.');
  }
  return { email: (values.email ?? 'amina@example.com').toLowerCase(), days };
};

const seed = async (): Promise<void> => {
  const { email, days } = readOptions();
  const storage = await openDatabase(readConfig(withEnvFile('.env', process.env)));
  try {
    const known = await storage.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    if (known) throw new SeedError(`${email} exists already and is left as it is. Name another with --email ADDRESS.`);
    // The marks at the end meet every rule for passwords, whatever chance comes to.
    const password = `${systemRandom.id()}-A1`;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const learner = { id: systemRandom.id(), email, passwordHash: await hashPassword(password), timeZone, days };
    const made = await seedLearner(storage.db, learner, createChance(1), Date.now());
    process.stdout.write(
      `${made.sessions} sessions on ${days} days, ${made.turns} turns, ${made.totalXp} XP.\nE-mail    ${email}\nPassword  ${password}\n`,
    );
  } finally {
    await storage.close();
  }
};

const expected = [ConfigError, StorageError, SeedError];

seed().catch((error: unknown) => {
  const known = error instanceof Error && expected.some((kind) => error instanceof kind);
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
