import { closeCodes } from '@sayso/api/contract/conversation-socket';
import type { InterviewServerMessageInput } from '@sayso/api/contract/interview-socket';
import { endLeftSessions } from '../conversation/endSession.ts';
import type { Practitioner } from '../conversation/learner.ts';
import { localDate } from '../conversation/localDate.ts';
import { createSession, type Holder, isResumable, takeUpSession } from '../conversation/sessions.ts';
import type { Services } from '../http/Services.ts';
import { callerOf } from '../live/callerOf.ts';
import type { Wire } from '../live/ports.ts';
import type { Registry } from '../live/registry.ts';
import { mainQuestions } from './course.ts';
import { findInterview, type InterviewRow } from './interviews.ts';
import { readInterview } from './records.ts';

/** Who is interviewed, for what, and who may write to it. */
export interface OpenedInterview {
  readonly practitioner: Practitioner;
  /** The sign-in that the socket ends with. */
  readonly signIn: string;
  readonly interview: InterviewRow;
  readonly fixed: readonly string[];
  readonly holder: Holder;
}

/** Finds the interview and begins it or takes it up. Null when the wire was closed with the reason. */
export const openInterview = async (
  services: Services,
  registry: Registry,
  wire: Wire<InterviewServerMessageInput>,
  wanted: { readonly token: string; readonly id: string },
): Promise<OpenedInterview | null> => {
  const { clock, random } = services;
  const { db } = services.storage;
  const caller = await callerOf(services, wire, wanted.token);
  if (!caller) return null;
  const { learner: practitioner, signIn } = caller;
  const interview = await findInterview(db, practitioner.id, wanted.id);
  if (!interview) {
    wire.close(closeCodes.unknownCoach, 'There is no interview of this id.');
    return null;
  }
  await endLeftSessions(db, practitioner.id, clock.now());
  const holder = { sessionId: interview.id, heldBy: random.id() };
  const session = { ...holder, userId: practitioner.id, kind: 'interview', coach: 'John' } as const;
  await createSession(db, { ...session, localDate: localDate(clock.now(), practitioner.timeZone) }, clock.now());
  if (await isResumable(db, session, clock.now())) {
    await registry.yieldTo(interview.id);
    if (await takeUpSession(db, session, clock.now())) {
      const earlier = interview.retry_of === null ? [] : (await readInterview(db, interview.retry_of)).exchanges;
      return { practitioner, signIn, interview, fixed: mainQuestions(earlier), holder };
    }
  }
  wire.close(closeCodes.ended, 'This interview has ended.');
  return null;
};
