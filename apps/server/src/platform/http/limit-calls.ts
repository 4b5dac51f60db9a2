import { callbackify } from 'node:util';
import rateLimit, { type FastifyRateLimitStore, type RateLimitOptions } from '@fastify/rate-limit';
import { type Limit, type LimitName, limits } from '@sayso/api/contract/limits';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { countCall, counterRow } from '../limits/count.ts';
import { tooManyRequests } from '../limits/too-many-requests.ts';
import type { App, Clock } from '../ports.ts';
import type { Storage } from '../storage/open-database.ts';
import { callerIn } from './access.ts';
import { findNetwork } from './find-network.ts';

/** The parts of the server that its limits need. */
export interface LimitParts {
  readonly storage: Pick<Storage, 'db'>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'callerLimitFactor'>;
}

const factorDecorator = 'callerLimitFactor';

/** Makes `createRouteLimit` count in the database, for the routes that are added afterwards. */
export const registerLimits = async (app: App, { storage, clock, config }: LimitParts): Promise<void> => {
  class DatabaseStore implements FastifyRateLimitStore {
    incr(...[row, done, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
      const count = async () => {
        const { calls, leftMs } = await countCall(storage, clock.now(), row, windowMs);
        return { current: calls, ttl: leftMs };
      };
      callbackify(count)(done);
    }

    child(): this {
      return this;
    }
  }
  app.decorate(factorDecorator, config.callerLimitFactor);
  await app.register(rateLimit, {
    global: false,
    enableDraftSpec: true,
    store: DatabaseStore,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
};

/** The settings of a route for one limit of the contract; `false` for none. A limit per learner needs a route that only learners may call. */
export const createRouteLimit = (name: LimitName | null): RateLimitOptions | false => {
  if (name === null) return false;
  const limit: Limit = limits[name];
  const isPerNetwork = limit.per === 'network';
  return {
    timeWindow: limit.seconds * 1000,
    max: ({ server }: FastifyRequest) =>
      isPerNetwork ? limit.calls * server.getDecorator<number>(factorDecorator) : limit.calls,
    // A network is counted wherever it is, this machine included: behind a proxy that the server was not told of, every learner comes from there.
    keyGenerator: (request) => counterRow(limit, isPerNetwork ? findNetwork(request.ip) : callerIn(request).id),
  };
};
