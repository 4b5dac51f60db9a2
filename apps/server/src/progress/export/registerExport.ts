import { Readable } from 'node:stream';
import { exportEverything } from '@sayso/api/contract/progress';
import { callerOf, parseInput } from '../../http/route.ts';
import type { App, Services } from '../../http/Services.ts';
import { settleSessions } from '../settleSessions.ts';
import { asCsv } from './asCsv.ts';
import { asJson } from './asJson.ts';

/** Serves the export: written while it is read, so that years of practice are never in memory at once. */
export const registerExport = (app: App, { clock, storage: { db } }: Services): void => {
  app.get(exportEverything.path, async (request, reply) => {
    const { id } = await callerOf(app, request);
    const { format } = parseInput(exportEverything, request);
    await settleSessions(db, id, clock.now());
    const pieces = format === 'csv' ? asCsv(db, id) : asJson(db, id, clock.now());
    return reply
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="sayso.${format}"`)
      .send(Readable.from(pieces));
  });
};
