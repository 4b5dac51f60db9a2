import { getProgress, getSessions, getTotals } from '@sayso/api/contract/progress';
import { route } from '../http/route.ts';
import type { App, Services } from '../http/Services.ts';
import { timeZoneOf } from '../profile/timeZone.ts';
import { registerExport } from './export/registerExport.ts';
import { progressOf } from './progress.ts';
import { sessionRecordsOf } from './sessionRecords.ts';
import { settleSessions } from './settleSessions.ts';
import { totalsOf } from './totals.ts';

/** How many sessions are listed to whoever names no number. */
const listed = 200;

/** Serves the list of sessions (design §2), and what they add up to. */
export const registerProgress = (app: App, services: Services): void => {
  const { clock } = services;
  const { db } = services.storage;

  route(app, getSessions, async ({ learner, input }) => {
    await timeZoneOf(db, learner.id, input.time_zone);
    await settleSessions(db, learner.id, clock.now());
    return { sessions: await sessionRecordsOf(db, learner.id, { limit: Number(input.limit ?? listed) }) };
  });
  route(app, getProgress, ({ learner, input }) => progressOf(services, learner.id, input));
  route(app, getTotals, async ({ learner }) => {
    await settleSessions(db, learner.id, clock.now());
    return { coaches: await totalsOf(db, learner.id) };
  });
  registerExport(app, services);
};
