import { limits } from '@sayso/api/contract/limits';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { createRateLimits } from '../../platform/limits/rate-limits.ts';
import { isPremium } from '../learner/is-premium.ts';
import type { App, Services } from '../services.ts';
import { createWire } from './create-wire.ts';
import { createLiveSession } from './live-session.ts';
import { createMessageRate } from './message-rate.ts';
import { openLive } from './open-live.ts';
import type { LivePolicy, WantedLive } from './policy.ts';
import type { ClientMessage, CommonAnswer } from './ports.ts';
import { createRegistry } from './registry.ts';
import { takesParts } from './voice-parts.ts';

/** How often the leases of this process are checked in the database, ms. */
const checkMs = 5000;
/** How many costly messages one connection may send in a minute. */
const messagesPerMinute = 20;

/** Serves one kind of live session until the server ends. */
export const serveLive = <In extends ClientMessage, Out extends object, Wanted extends WantedLive>(
  app: App,
  services: Services,
  policy: LivePolicy<In, Out, Wanted>,
): void => {
  const registry = createRegistry();
  const rates = createRateLimits(services.storage, services.clock);
  const noun = policy.kind;

  const serve = async (socket: WebSocket, request: FastifyRequest): Promise<void> => {
    const wire = createWire<Out | CommonAnswer>(socket, takesParts(request.query));
    // Nothing is read before the caller is known.
    socket.pause();
    const opened = await openLive(services, registry, wire, policy, request);
    const createDialogue = opened && (await policy.prepare(opened));
    socket.resume();
    if (!opened || !createDialogue || socket.readyState !== socket.OPEN) return;
    const { lease, learner, signIn } = opened;
    const session = createLiveSession<In, Out>({ services, lease, wire, noun, createDialogue });
    const remove = registry.add({ userId: learner.id, signIn, lease, session });
    const isWithinRate = createMessageRate({
      most: messagesPerMinute,
      windowMs: 60_000,
      count: () =>
        rates.count(limits.engine, learner.id).catch((error: unknown) => {
          services.log.warn({ err: error }, 'A message could not be counted.');
          return 0;
        }),
    });
    socket.on('message', (data, isBinary) => {
      const frame = Buffer.isBuffer(data) ? data : Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
      const read = policy.read(frame, isBinary);
      if (!read.ok) return wire.send({ type: 'error', ...read.refusal });
      const { message } = read;
      if (policy.costly.has(message.type) && !isWithinRate(services.clock.now())) {
        const detail = 'That was too fast. Wait a few seconds and send it again.';
        const about = typeof message.id === 'string' ? { id: message.id } : {};
        return wire.send({ type: 'error', code: 'too_many_requests', detail, ...about });
      }
      session.receive(message);
    });
    socket.on('close', () => {
      // It stays registered until what it was sent is stored: a new connection waits for that.
      void session.drain().finally(remove);
    });
  };

  app.get(policy.path, { websocket: true }, (socket, request) => {
    serve(socket, request).catch((error: unknown) => {
      services.log.error({ err: error }, `The ${noun} could not be opened.`);
      socket.close(1011, 'Something went wrong. Connect again.');
    });
  });

  const timer = setInterval(() => {
    registry.check(services.storage.db).catch((error: unknown) => {
      services.log.error({ err: error }, `The leases of the ${noun}s could not be checked.`);
    });
  }, checkMs);
  timer.unref();
  const stopHearing = services.revocations.subscribe(registry.revoke);
  const stopHearingOfPlans = services.plans.subscribe((userId) => {
    if (!registry.has(userId)) return;
    isPremium(services.storage.db, userId, services.clock.now()).then(
      (premium) => registry.tellPlan(userId, premium),
      (error: unknown) => services.log.error({ err: error }, 'The plan of a learner could not be read.'),
    );
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stopHearing();
    stopHearingOfPlans();
    await registry.drain();
  });
};
