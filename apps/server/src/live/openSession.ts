import { type ConversationServerMessageInput, closeCodes } from '@sayso/api/contract/conversation-socket';
import type { CoachName } from '@sayso/api/contract/values';
import { isLimitReached, limitReachedText } from '../conversation/dailyLimit.ts';
import { withEarlierTalks } from '../conversation/earlierTalks.ts';
import { endLeftSessions } from '../conversation/endSession.ts';
import { coachNamed, type Practitioner } from '../conversation/learner.ts';
import { localDay } from '../conversation/localDate.ts';
import { createSession, type Holder, isResumable, takeUpSession } from '../conversation/sessions.ts';
import type { Services } from '../http/Services.ts';
import { callerOf } from './callerOf.ts';
import type { Wire } from './ports.ts';
import type { Registry } from './registry.ts';

/** Who talks to whom, and in which session. */
export interface Opened {
  readonly learner: Practitioner;
  /** The sign-in that the socket ends with. */
  readonly signIn: string;
  readonly coach: CoachName;
  readonly holder: Holder;
}

/** What the page asked for. */
export interface Wanted {
  readonly token: string;
  readonly session: string | undefined;
  readonly character: string;
}

/** Finds out who wants to talk to whom, and takes up or creates the session. Null when the wire was closed with the reason. */
export const openSession = async (
  services: Services,
  registry: Registry,
  wire: Wire<ConversationServerMessageInput>,
  wanted: Wanted,
): Promise<Opened | null> => {
  const { clock, config, random } = services;
  const { db } = services.storage;
  const caller = await callerOf(services, wire, wanted.token);
  if (!caller) return null;
  const { learner, signIn } = caller;
  const coach = coachNamed(wanted.character);
  if (!coach) {
    wire.close(closeCodes.unknownCoach, 'There is no coach of this name.');
    return null;
  }
  const heldBy = random.id();
  // Once for each connection: no turn waits for it.
  const opened = async (holder: Holder): Promise<Opened> => ({
    learner: await withEarlierTalks(db, learner, holder.sessionId),
    signIn,
    coach,
    holder,
  });
  if (wanted.session !== undefined) {
    const holder = { sessionId: wanted.session, heldBy };
    const found = { ...holder, userId: learner.id, kind: 'conversation', coach } as const;
    if (await isResumable(db, found, clock.now())) {
      await registry.yieldTo(wanted.session);
      if (await takeUpSession(db, found, clock.now())) return opened(holder);
    }
  }
  await endLeftSessions(db, learner.id, clock.now());
  if (await isLimitReached(db, learner, config.freeConversationsPerDay, clock.now())) {
    wire.send({ type: 'bot_message', text: limitReachedText, audio_base64: '', block: true });
    wire.close(1000, 'The daily limit is reached.');
    return null;
  }
  const holder = { sessionId: random.id(), heldBy };
  const session = { ...holder, userId: learner.id, kind: 'conversation', coach } as const;
  await createSession(db, { ...session, ...localDay(clock.now(), learner.timeZone) }, clock.now());
  return opened(holder);
};
