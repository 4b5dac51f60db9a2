import { Readable } from 'node:stream';
import { exportEverything } from '@sayso/api/contract/progress';
import type { App, Services } from '../../../kernel/services.ts';
import { routeFile } from '../../../platform/http/route.ts';
import { asCsv } from './as-csv.ts';
import { asJson } from './as-json.ts';

/** Serves the export: written while it is read, so that years of practice are never in memory at once. */
export const registerExport = (app: App, { clock, storage: { db } }: Services): void => {
  routeFile(app, exportEverything, async ({ learner: { id }, input: { format } }) => {
    const pieces = format === 'csv' ? asCsv(db, id) : asJson(db, id, clock.now());
    const mediaType = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8';
    return { mediaType, name: `sayso.${format}`, content: Readable.from(pieces) };
  });
};
