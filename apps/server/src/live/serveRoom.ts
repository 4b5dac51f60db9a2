import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Holder } from '../conversation/sessions.ts';
import type { App, Services } from '../http/Services.ts';
import { isPremium } from '../plan/readPlan.ts';
import type { MessageReader } from './clientMessage.ts';
import { createMessageRate } from './messageRate.ts';
import type { LiveSession, Problem, Wire } from './ports.ts';
import { createRegistry, type Registry } from './registry.ts';
import { takesParts } from './voiceParts.ts';
import { wireOf } from './wire.ts';

/** How often a connection learns that another process took its session up, ms. */
const checkMs = 5000;
/** What a learner may say in a minute on one connection. */
const messagesPerMinute = 20;

/** Who came in, and to which session. */
export interface Entered<In> {
  readonly userId: string;
  /** The sign-in that the socket ends with. */
  readonly signIn: string;
  readonly holder: Holder;
  /** Begins at once. */
  begin(): LiveSession<In>;
}

/** A kind of live session and where it is; `In` is what its pages say, `Out` what they understand. */
export interface Room<In, Out> {
  readonly path: string;
  readonly noun: 'conversation' | 'interview';
  readonly read: MessageReader<In>;
  /** The engines have work with these messages: their number is limited. */
  readonly costly: ReadonlySet<string>;
  /** Finds out who wants in. Null when the wire was closed with the reason. */
  enter(wire: Wire<Out>, request: FastifyRequest, registry: Registry): Promise<Entered<In> | null>;
}

/** Serves one kind of live session until the server ends. */
export const serveRoom = <In extends { readonly type: string; readonly id?: unknown }, Out extends object>(
  app: App,
  services: Services,
  room: Room<In, Out | Problem>,
): void => {
  const registry = createRegistry();

  const serve = async (socket: WebSocket, request: FastifyRequest): Promise<void> => {
    const wire = wireOf<Out | Problem>(socket, takesParts(request.query));
    // Nothing is read before it is known who sends it.
    socket.pause();
    const entered = await room.enter(wire, request, registry);
    socket.resume();
    if (!entered || socket.readyState !== socket.OPEN) return;
    const { userId, signIn, holder } = entered;
    const session = entered.begin();
    const remove = registry.add({ userId, signIn, holder, session });
    const isWithinRate = createMessageRate(messagesPerMinute, 60_000);
    socket.on('message', (data, isBinary) => {
      const frame = Buffer.isBuffer(data) ? data : Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
      const read = room.read(frame, isBinary);
      if (!read.ok) return wire.send({ type: 'error', ...read.refusal });
      const { message } = read;
      if (room.costly.has(message.type) && !isWithinRate(services.clock.now())) {
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

  app.get(room.path, { websocket: true }, (socket, request) => {
    serve(socket, request).catch((error: unknown) => {
      services.log.error({ err: error }, `The ${room.noun} could not be opened.`);
      socket.close(1011, 'Something went wrong. Connect again.');
    });
  });

  const timer = setInterval(() => {
    registry.check(services.storage.db).catch((error: unknown) => {
      services.log.error({ err: error }, `It could not be seen which ${room.noun}s went elsewhere.`);
    });
  }, checkMs);
  timer.unref();
  const stopHearing = services.revocations.subscribe(registry.revoke);
  const stopHearingOfPlans = services.plans.subscribe((userId) => {
    if (!registry.has(userId)) return;
    isPremium(services, userId).then(
      (premium) => registry.tellPlan(userId, premium),
      (error: unknown) => services.log.error({ err: error }, 'It could not be seen which plan a learner has now.'),
    );
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stopHearing();
    stopHearingOfPlans();
    await registry.drain();
  });
};
