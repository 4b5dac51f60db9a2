import { closeCodes, conversationSocketPath } from '@sayso/api/contract/conversation-socket';
import { Histogram } from 'prom-client';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { isLimitReached, limitReachedText } from '../conversation/dailyLimit.ts';
import { finisherOf } from '../conversation/finisherOf.ts';
import { coachNamed, findPractitioner } from '../conversation/learner.ts';
import { localDate } from '../conversation/localDate.ts';
import { createSession, endLeftSessions, type Holder, isResumable, takeUpSession } from '../conversation/sessions.ts';
import type { App, Services } from '../http/Services.ts';
import type { AnsweringPatience } from './answering.ts';
import { readClientMessage } from './clientMessage.ts';
import { createLiveSession, type TurnCost, type Wire } from './liveSession.ts';
import { createMessageRate } from './messageRate.ts';
import { createRegistry, type Registry } from './registry.ts';

/** What may be set otherwise by tests. */
export interface LiveOptions {
  readonly patience?: AnsweringPatience;
  /** How often a connection learns that another process took its session up, ms. */
  readonly checkMs?: number;
  /** What a learner may say in a minute on one connection. */
  readonly messagesPerMinute?: number;
}

const query = v.object({
  token: v.optional(v.string(), ''),
  session: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
const params = v.object({ character: v.string() });
/** A page that does not read what it is sent is let go at this many bytes. */
const mostUnread = 16_000_000;

const wireOf = (socket: WebSocket): Wire => ({
  send: (message) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostUnread) socket.terminate();
    else socket.send(JSON.stringify(message));
  },
  close: (code, reason) => socket.close(code, reason),
});

const turnHistogram = (services: Services): ((cost: TurnCost) => void) => {
  const histogram = new Histogram({
    name: 'sayso_turn_seconds',
    help: 'What one turn of a conversation cost, by who spent it.',
    labelNames: ['part'],
    buckets: [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
    registers: [services.metrics],
  });
  return (cost) => {
    for (const part of ['coach', 'voice', 'own'] as const) histogram.observe({ part }, cost[part] / 1000);
  };
};

interface Opened {
  readonly learner: NonNullable<Awaited<ReturnType<typeof findPractitioner>>>;
  readonly coach: NonNullable<ReturnType<typeof coachNamed>>;
  readonly holder: Holder;
}

/** Finds out who wants to talk to whom, and takes up or creates the session. Null when the wire was closed with the reason. */
const openSession = async (
  services: Services,
  registry: Registry,
  wire: Wire,
  wanted: { readonly token: string; readonly session: string | undefined; readonly character: string },
): Promise<Opened | null> => {
  const { clock, config, random, tokens } = services;
  const { db } = services.storage;
  const caller = await tokens.authenticate(wanted.token);
  const learner = caller && (await findPractitioner(db, caller.id));
  if (!learner) {
    wire.close(closeCodes.unauthorized, 'unauthorized');
    return null;
  }
  const coach = coachNamed(wanted.character);
  if (!coach) {
    wire.close(closeCodes.unknownCoach, 'There is no coach of this name.');
    return null;
  }
  const heldBy = random.id();
  if (wanted.session !== undefined) {
    const holder = { sessionId: wanted.session, heldBy };
    const found = { ...holder, userId: learner.id, kind: 'conversation', coach } as const;
    if (await isResumable(db, found, clock.now())) {
      await registry.yieldTo(wanted.session);
      if (await takeUpSession(db, found, clock.now())) return { learner, coach, holder };
    }
  }
  await endLeftSessions(db, learner.id, clock.now());
  if (await isLimitReached(db, learner, config.freeConversationsPerDay, clock.now())) {
    wire.send({ type: 'bot_message', text: limitReachedText, audio_base64: '', block: true });
    wire.close(1000, 'The daily limit is reached.');
    return null;
  }
  const holder = { sessionId: random.id(), heldBy };
  const today = localDate(clock.now(), learner.timeZone);
  await createSession(
    db,
    { ...holder, userId: learner.id, kind: 'conversation', coach, localDate: today },
    clock.now(),
  );
  return { learner, coach, holder };
};

/** Serves the live conversation: `GET /conversation/stream/:character?token=&session=` (spec §7). */
export const registerLive = (app: App, services: Services, options: LiveOptions = {}): void => {
  const { patience = { coachMs: 30_000, voiceMs: 15_000 }, checkMs = 5000, messagesPerMinute = 20 } = options;
  const registry = createRegistry();
  const finisher = finisherOf(app, services);
  const onTurn = turnHistogram(services);

  const serve = async (socket: WebSocket, wanted: Parameters<typeof openSession>[3]): Promise<void> => {
    const wire = wireOf(socket);
    // Nothing is read before it is known who sends it.
    socket.pause();
    const opened = await openSession(services, registry, wire, wanted);
    socket.resume();
    if (!opened || socket.readyState !== socket.OPEN) return;
    const session = createLiveSession({ ...opened, services, finisher, wire, patience, onTurn });
    const remove = registry.add({ holder: opened.holder, session });
    const isWithinRate = createMessageRate(messagesPerMinute, 60_000);
    socket.on('message', (data, isBinary) => {
      const frame = Buffer.isBuffer(data) ? data : Buffer.concat([data].flat().map((part) => new Uint8Array(part)));
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
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await registry.drain();
  });
};

const asked = (given: unknown): { readonly token: string; readonly session: string | undefined } => {
  const read = v.safeParse(query, given);
  return read.success ? { token: read.output.token, session: read.output.session } : { token: '', session: undefined };
};
