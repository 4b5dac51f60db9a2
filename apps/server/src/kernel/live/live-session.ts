import type { Services } from '../services.ts';
import { findLeaseLoss, type SessionLease } from '../sessions/lease.ts';
import { recordHeard } from '../sessions/record.ts';
import { endSession } from '../sessions/settle.ts';
import { measureMessageSpeech } from '../sessions/speech-time.ts';
import { createConnection } from './connection.ts';
import type { Dialogue, LiveContext } from './policy.ts';
import type {
  ClientMessage,
  CommonAnswer,
  CommonMessage,
  LiveSession,
  OwnMessage,
  OwnSaidMessage,
  SaidMessage,
  Wire,
} from './ports.ts';

export interface LiveSessionOptions<In extends ClientMessage, Out> {
  readonly services: Services;
  readonly lease: SessionLease;
  readonly wire: Wire<Out | CommonAnswer>;
  readonly noun: 'conversation' | 'interview';
  readonly createDialogue: (context: LiveContext<Out>) => Dialogue<In>;
}

/** The name of every common message: the compiler finds one that is missing. */
const commonTypes: Readonly<Record<CommonMessage['type'], true>> = {
  ping: true,
  user_message: true,
  coach_done_speaking: true,
  terminate: true,
};
const isCommon = (message: ClientMessage): message is CommonMessage => message.type in commonTypes;

/** Serves one connection, from now on: opens the dialogue, then stores, acknowledges and answers each message in order. */
export const createLiveSession = <In extends ClientMessage, Out>(
  options: LiveSessionOptions<In, Out>,
): LiveSession<In> => {
  const { services, lease, wire, noun } = options;
  const { clock, finisher, log, random } = services;
  const { db } = services.storage;
  const record = { db, clock, random };
  const connection = createConnection({ lease, wire, log, noun });
  const dialogue = options.createDialogue({ lease, wire, connection });

  const said = async (message: SaidMessage): Promise<void> => {
    const since = performance.now();
    const { id, text, draft } = message;
    if (await dialogue.refuse?.()) return;
    const turn = await dialogue.store(
      { text, clientId: id ?? null, draft: draft ?? false, speech: measureMessageSpeech(message) },
      // The reader of the messages has checked it: a `user_message` is one of this kind of session.
      message as OwnSaidMessage<In>,
    );
    if (id !== undefined) wire.send({ type: 'ack', id });
    if (connection.signal.aborted) return;
    await dialogue.answer(since);
    if (turn.analysed_at === null) finisher.analyse(turn);
  };

  const heard = (): void => {
    // The turn that was spoken by now, not one that is sent before the queue comes to this.
    const turnId = dialogue.lastSpoken();
    if (turnId === null || connection.signal.aborted) return;
    connection.enqueue(() => recordHeard(record, lease, turnId));
  };

  const terminate = async (isForced: boolean): Promise<void> => {
    const hasEnded = await endSession(db, lease, clock.now());
    if (!hasEnded && (await findLeaseLoss(db, lease)) === 'taken') return connection.loseLease('taken');
    connection.markEnded();
    dialogue.ended(isForced);
  };

  const receiveCommon = (message: CommonMessage): void => {
    switch (message.type) {
      case 'ping':
        return wire.send({ type: 'pong' });
      case 'user_message':
        return connection.enqueue(() => said(message), message.id);
      case 'coach_done_speaking':
        return heard();
      case 'terminate':
        // The page waits two seconds at most: the answer that is being made is given up, what was said is stored.
        connection.stopAnswering(new Error('The learner ended the session.'));
        return connection.enqueue(() => terminate(message.force ?? false));
    }
  };

  connection.enqueue(dialogue.open);
  return {
    receive: (message) => {
      if (isCommon(message)) receiveCommon(message);
      // Every other message of this kind of session is its own.
      else dialogue.receive(message as OwnMessage<In>);
    },
    drain: connection.drain,
    loseLease: connection.loseLease,
    revoke: connection.revoke,
    ...(dialogue.tellPlan && { tellPlan: dialogue.tellPlan }),
  };
};
