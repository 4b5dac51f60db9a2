import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The first message of the server's process. */
export interface SoakServerReady {
  readonly url: string;
  readonly dataDir: string;
  /** The access tokens, one for each learner. */
  readonly tokens: readonly string[];
}

/** How the server's process is, after its garbage was collected. */
export interface SoakServerState {
  /** Bytes. */
  readonly heapUsed: number;
  /** Bytes. */
  readonly rss: number;
  /** How many turns so far cost the server itself, engines not counted, at most so much; rising. */
  readonly own: readonly { readonly upToMs: number; readonly turns: number }[];
}

/** The real server in one process of its own, on a SQLite folder that the caller removes. */
export interface SoakServer extends SoakServerReady {
  state(): Promise<SoakServerState>;
  /** Ends it, also a second time; resolves when everything is stored. */
  stop(): Promise<void>;
}

export const startSoakServer = async (learners: number): Promise<SoakServer> => {
  const file = fileURLToPath(new URL('./soak-server.ts', import.meta.url));
  const child = fork(file, [String(learners)], { execArgv: ['--expose-gc'], stdio: 'inherit' });
  const exit = once(child, 'exit');
  const next = async <T>(): Promise<T> => {
    const [message] = await Promise.race([
      once(child, 'message'),
      exit.then(([code]: unknown[]) => {
        throw new Error(`The server's process ended with ${String(code)}.`);
      }),
    ]);
    return message;
  };
  const ready = await next<SoakServerReady>();
  return {
    ...ready,
    state: () => {
      child.send('state');
      return next<SoakServerState>();
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await exit;
    },
  };
};
