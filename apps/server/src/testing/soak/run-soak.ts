import { rm } from 'node:fs/promises';
import { openDatabase } from '../../platform/storage/open-database.ts';
import { findFaults, type KeptTurn } from './find-faults.ts';
import { type SoakPace, type SoakTalk, talkOnce } from './soak-learner.ts';
import { type SoakServerState, startSoakServer } from './start-soak-server.ts';

export interface SoakOptions {
  /** How many talk at once, all the time. */
  readonly learners: number;
  /** How long new conversations are begun, ms. */
  readonly forMs: number;
  /** How often the server's process is asked how it is, ms. */
  readonly sampleMs: number;
  readonly pace: SoakPace;
}

export interface SoakReport {
  readonly talks: number;
  readonly turns: number;
  /** The faults between pages and database. */
  readonly faults: readonly string[];
  /** From sending an answer to the coach's message for it, the network and the page's own part included, ms; rising. */
  readonly roundTrips: readonly number[];
  readonly samples: readonly SoakServerState[];
}

const keptTurns = async (dataDir: string): Promise<ReadonlyMap<string, readonly KeptTurn[]>> => {
  const storage = await openDatabase({ databaseUrl: null, dataDir });
  const rows = await storage.db
    .selectFrom('turns')
    .select(['id', 'session_id', 'role', 'text', 'answers'])
    .orderBy('position')
    .execute();
  await storage.close();
  return Map.groupBy(rows, ({ session_id }) => session_id);
};

/** Lets many learners talk at once with one real server process, and compares afterwards what they saw with what is stored. */
export const runSoak = async ({ learners, forMs, sampleMs, pace }: SoakOptions): Promise<SoakReport> => {
  const server = await startSoakServer(learners);
  const end = performance.now() + forMs;
  const samples: SoakServerState[] = [];
  let asking: Promise<unknown> = Promise.resolve();
  const sample = (): void => {
    asking = asking.then(async () => samples.push(await server.state()));
  };
  const timer = setInterval(sample, sampleMs);
  try {
    const live = async (token: string, index: number): Promise<SoakTalk[]> => {
      const talks: SoakTalk[] = [];
      do talks.push(await talkOnce(server.url, token, pace, `Learner ${index}, talk ${talks.length}`));
      while (performance.now() < end);
      return talks;
    };
    const talks = (await Promise.all(server.tokens.map(live))).flat();
    clearInterval(timer);
    sample();
    await asking;
    await server.stop();
    const kept = await keptTurns(server.dataDir);
    const faults = talks.flatMap((talk) => findFaults(talk, kept.get(talk.sessionId) ?? []));
    if (kept.size !== talks.length) faults.push(`${talks.length} conversations were held, ${kept.size} are kept`);
    return {
      talks: talks.length,
      turns: talks.reduce((sum, { said }) => sum + said.length, 0),
      faults,
      roundTrips: talks.flatMap(({ roundTrips }) => roundTrips).toSorted((one, other) => one - other),
      samples,
    };
  } finally {
    clearInterval(timer);
    await server.stop();
    await rm(server.dataDir, { recursive: true, force: true });
  }
};
