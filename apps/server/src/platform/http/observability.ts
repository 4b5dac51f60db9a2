import { sql } from 'kysely';
import { Histogram, type Registry } from 'prom-client';
import { HttpError } from '../http-error.ts';
import type { App } from '../ports.ts';
import type { Storage } from '../storage/open-database.ts';
import { readBearer } from './access.ts';
import type { DoorKeys } from './door-keys.ts';
import { isSameSecret } from './is-same-secret.ts';

interface ObservabilityServices {
  readonly keys: DoorKeys;
  readonly metrics: Registry;
  readonly storage: Storage;
}

/**
 * `/livez` (the process runs), `/readyz` (it can serve: the database answers and it is not shutting down) and `/metrics`, which needs
 * its token as a bearer.
 * @param isDraining whether the server has begun to shut down.
 */
export const registerObservability = (app: App, services: ObservabilityServices, isDraining: () => boolean): void => {
  const { keys, metrics, storage } = services;
  const seconds = new Histogram({
    name: 'sayso_http_request_duration_seconds',
    help: 'How long calls took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [metrics],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });

  app.get('/livez', { logLevel: 'warn' }, async () => ({ status: 'live' }));

  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    try {
      await sql`select 1`.execute(storage.db);
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'no database' });
    }
    return { status: 'ready' };
  });

  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isSameSecret(readBearer(request) ?? '', keys.metrics)) {
      throw new HttpError(
        401,
        'unauthorized',
        'Send METRICS_TOKEN, or what is in DATA_DIR/metrics-token, as a bearer.',
      );
    }
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
};
