import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestDatabase } from './temporary-database.ts';

const address = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Starts another process that opens the database, reads from it and ends. Resolves with its exit code. */
export const openElsewhere = async (database: TestDatabase): Promise<unknown> => {
  const program = `
    const { openDatabase } = await import(${address('../platform/storage/open-database.ts')});
    const { readConfig } = await import(${address('../platform/config/read-config.ts')});
    const storage = await openDatabase(readConfig(${JSON.stringify(database.env)}));
    await storage.db.selectFrom('users').selectAll().execute();
    await storage.close();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code;
};
