import { getProgress, getSessions, getTotals } from '@sayso/api/contract/progress';
import type { App, Services } from '../../kernel/services.ts';
import { route } from '../../platform/http/route.ts';
import { registerExport } from './export/register-export.ts';
import { readProgress } from './progress.ts';
import { listSessionRecords } from './session-records.ts';
import { sumByCoach } from './totals.ts';

/** The number of sessions in the list where the page names none. */
const listed = 200;

/** Serves the list of sessions and what they add up to. */
export const registerProgress = (app: App, services: Services): void => {
  const { db } = services.storage;

  route(app, getSessions, async ({ learner, input }) => {
    return { sessions: await listSessionRecords(db, learner.id, { limit: Number(input.limit ?? listed) }) };
  });
  route(app, getProgress, ({ learner, input }) => readProgress(services, learner.id, input));
  route(app, getTotals, async ({ learner }) => {
    return { coaches: await sumByCoach(db, learner.id) };
  });
  registerExport(app, services);
};
