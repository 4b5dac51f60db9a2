import { Writable } from 'node:stream';
import { createServer } from '../create-server.ts';
import type { Engines } from '../engines/ports.ts';
import type { PlanServices } from '../features/plan/plan-services.ts';
import { readConfig } from '../platform/config/read-config.ts';
import { createLog } from '../platform/log/logging.ts';
import { openDatabase } from '../platform/storage/open-database.ts';
import { absentEngines } from './absent-engines.ts';
import { type TestDatabase, temporaryDatabase } from './temporary-database.ts';

export interface TestServerOptions {
  /** The engines. One that is not given is absent: its calls fail. */
  readonly engines?: Partial<Engines>;
  /** The time, ms since 1970. @default the system's */
  readonly now?: () => number;
  readonly env?: Readonly<Record<string, string>>;
  /** The database of another test server, so that two processes share one; that other server removes it. */
  readonly database?: TestDatabase;
  /** How often sockets are asked whether they are still there, ms. */
  readonly heartbeat?: number;
  /** How long a request may take to arrive, ms. */
  readonly requestTimeout?: number;
  /** A built web app, instead of none. */
  readonly webRoot?: string;
}

/** A whole server on a free port, with a database of its own. */
export interface TestServer {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  readonly services: PlanServices;
  readonly database: TestDatabase;
  /** Does the first step of a signal to stop. */
  drain(): void;
  /** Every line logged so far, JSON. */
  readonly logs: readonly string[];
  /** Ends the server and removes its database. */
  close(): Promise<void>;
}

/** The keys of every test server. */
export const testKeys = { mailbox: 'a-mailbox-key-for-tests', metrics: 'a-metrics-token-for-tests' };
/** Tests come from one network address, so its limits are wide unless they are what is tested. */
const quiet = {
  PORT: '0',
  LOG_LEVEL: 'info',
  MAILBOX_KEY: testKeys.mailbox,
  METRICS_TOKEN: testKeys.metrics,
  CALLER_LIMIT_FACTOR: '1000',
  ALLOW_DEMO: 'true',
};

/** Starts it. The database is SQLite, or PostgreSQL when SAYSO_TEST_DATABASE is `postgres`. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const database = options.database ?? (await temporaryDatabase());
  const config = readConfig({ ...quiet, ...database.env, ...options.env });
  const storage = await openDatabase(config);
  const logs: string[] = [];
  const logStream = new Writable({
    write: (chunk, _encoding, done) => {
      logs.push(String(chunk));
      done();
    },
  });
  const { app, payments, services, drain } = await createServer({
    config,
    storage,
    engines: { ...absentEngines, ...options.engines },
    clock: { now: options.now ?? Date.now },
    log: createLog(config.logLevel, logStream),
    ...(options.heartbeat !== undefined && { heartbeat: options.heartbeat }),
    ...(options.requestTimeout !== undefined && { requestTimeout: options.requestTimeout }),
    ...(options.webRoot !== undefined && { webRoot: options.webRoot }),
  });
  const url = await app.listen({ port: config.port, host: config.host });
  return {
    url,
    services: { ...services, payments },
    drain,
    database,
    logs,
    close: async () => {
      await app.close();
      await storage.close();
      if (!options.database) await database.remove();
    },
  };
};
