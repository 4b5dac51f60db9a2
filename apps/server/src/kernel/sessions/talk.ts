import type { CoachName } from '@sayso/api/contract/values';
import type { Learner, Talk } from '../../engines/ports.ts';
import type { SessionRow } from './sessions.ts';
import type { TurnRow } from './turns.ts';

/** Collects what the coach may look at. The session's id is the seed, so that any process asks the same questions. */
export const toTalk = (
  session: Pick<SessionRow, 'id' | 'scenario'>,
  coach: CoachName,
  learner: Learner,
  turns: readonly Pick<TurnRow, 'id' | 'client_id' | 'role' | 'text' | 'draft'>[],
): Talk => ({
  coach,
  learner,
  seed: session.id,
  scenario: session.scenario,
  turns: turns.map(({ id, client_id, role, text, draft }) => ({
    id: client_id ?? id,
    role,
    text,
    isDraft: draft === 1,
  })),
});

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The same after its end, when the grammar of every turn should have been looked at. */
export const toEndedTalk = (
  session: SessionRow,
  coach: CoachName,
  learner: Learner,
  turns: readonly Pick<TurnRow, 'id' | 'client_id' | 'role' | 'text' | 'draft' | 'analysed_at'>[],
): Talk => ({
  ...toTalk(session, coach, learner, turns),
  isUnchecked: turns.some(({ role, analysed_at }) => role === 'user' && analysed_at === null),
});

/** The recap where no coach can write one: the bare facts. */
export const writePlainRecap = (coach: CoachName, answers: number, durationMs: number): string => {
  const minutes = Math.round(durationMs / 60_000);
  const length = minutes === 0 ? '' : ` for ${counted(minutes, 'minute', 'minutes')}`;
  return `You talked with ${coach}${length} and gave ${counted(answers, 'answer', 'answers')}.`;
};
