import { conversationSocketPath } from '@sayso/api/contract/conversation-socket';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { finisherOf } from '../conversation/finisherOf.ts';
import type { App, Services } from '../http/Services.ts';
import { readClientMessage } from './clientMessage.ts';
import { createLiveSession } from './liveSession.ts';
import { createMessageRate } from './messageRate.ts';
import { openSession, type Wanted } from './openSession.ts';
import { createRegistry } from './registry.ts';
import { turnHistogram } from './turnHistogram.ts';
import { wireOf } from './wire.ts';

/** How long the engines may take within a turn: the page shows a way to try again after 30 s. */
const patience = { coachMs: 30_000, voiceMs: 15_000 };
/** How often a connection learns that another process took its session up, ms. */
const checkMs = 5000;
/** What a learner may say in a minute on one connection. */
const messagesPerMinute = 20;

const query = v.object({
  token: v.optional(v.string(), ''),
  session: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(64))), undefined),
});
const params = v.object({ character: v.string() });
const asked = (given: unknown): Omit<Wanted, 'character'> => {
  const read = v.safeParse(query, given);
  return read.success ? { token: read.output.token, session: read.output.session } : { token: '', session: undefined };
};

/** Serves the live conversation: `GET /conversation/stream/:character?token=&session=` (spec §7). */
export const registerLive = (app: App, services: Services): void => {
  const registry = createRegistry();
  const finisher = finisherOf(app, services);
  const onTurn = turnHistogram(services);

  const serve = async (socket: WebSocket, wanted: Wanted): Promise<void> => {
    const wire = wireOf(socket);
    // Nothing is read before it is known who sends it.
    socket.pause();
    const opened = await openSession(services, registry, wire, wanted);
    socket.resume();
    if (!opened || socket.readyState !== socket.OPEN) return;
    const session = createLiveSession({ ...opened, services, finisher, wire, patience, onTurn });
    const remove = registry.add({ userId: opened.learner.id, holder: opened.holder, session });
    const isWithinRate = createMessageRate(messagesPerMinute, 60_000);
    socket.on('message', (data, isBinary) => {
      const frame = Buffer.isBuffer(data) ? data : Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
      const read = readClientMessage(frame, isBinary);
      if (!read.ok) return wire.send({ type: 'error', ...read.refusal });
      const { message } = read;
      const isCostly = message.type === 'user_message' || message.type === 'user_correction';
      if (isCostly && !isWithinRate(services.clock.now())) {
        const detail = 'That was too fast for your coach. Wait a few seconds and send it again.';
        return wire.send({
          type: 'error',
          code: 'too_many_requests',
          detail,
          ...(message.id ? { id: message.id } : {}),
        });
      }
      session.receive(message);
    });
    socket.on('close', () => {
      // It stays registered until what it was sent is stored: a new connection waits for that.
      void session.drain().finally(remove);
    });
  };

  app.get(`${conversationSocketPath}:character`, { websocket: true }, (socket, request) => {
    const wanted = { ...v.parse(params, request.params), ...asked(request.query) };
    serve(socket, wanted).catch((error: unknown) => {
      services.log.error({ err: error }, 'A conversation could not be opened.');
      socket.close(1011, 'Something went wrong. Connect again.');
    });
  });

  const timer = setInterval(() => {
    registry.check(services.storage.db).catch((error: unknown) => {
      services.log.error({ err: error }, 'It could not be seen which conversations went elsewhere.');
    });
  }, checkMs);
  timer.unref();
  const stopHearing = services.revocations.subscribe(registry.revoke);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stopHearing();
    await registry.drain();
  });
};
