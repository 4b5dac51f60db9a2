import type { InterviewHistoryEntry } from '@sayso/api/contract/interview-socket';
import type { Selectable } from 'kysely';
import { historyEntryOf, type TurnRow } from '../conversation/turns.ts';
import { isMarker } from '../engines/coach/markers.ts';
import type { InterviewExchange, QuestionKind } from '../engines/ports.ts';
import type { InterviewStepTable } from '../storage/interviewTables.ts';

export type StepRow = Selectable<InterviewStepTable>;
type QuestionRow = StepRow & { readonly kind: QuestionKind };

/** One question as it is stored, with the turns that answer it. */
export interface StoredExchange extends InterviewExchange {
  readonly step: QuestionRow;
  /** What the learner said to it, without what the transcriber said in their place. */
  readonly said: readonly TurnRow[];
  /** Nothing has come to it yet, not even an answer that was not understood. */
  readonly isOpen: boolean;
}

/** What the interviewer owes the learner, or waits for. */
export type Due =
  | { readonly do: 'ask' }
  | { readonly do: 'listen'; readonly turn: TurnRow }
  | { readonly do: 'ask-again' }
  | { readonly do: 'give-ideal'; readonly step: StepRow }
  | { readonly do: 'await-heard'; readonly step: StepRow; readonly ideal: string }
  | { readonly do: 'part'; readonly turn: TurnRow };

/** An interview as far as it has come. */
export interface InterviewState {
  readonly exchanges: readonly StoredExchange[];
  /** What the learner said last, whatever it was. */
  readonly lastSaid: TurnRow | null;
  readonly due: Due;
}

const isQuestion = (step: StepRow): step is QuestionRow => step.kind !== 'goodbye';

const dueOf = (turns: readonly TurnRow[], last: StoredExchange | undefined, goodbye: TurnRow | undefined): Due => {
  if (goodbye) return { do: 'part', turn: goodbye };
  if (!last) return { do: 'ask' };
  if (last.said.length === 0) {
    const turn = turns.findLast(({ role }) => role === 'coach');
    return turn && turns.at(-1) === turn ? { do: 'listen', turn } : { do: 'ask-again' };
  }
  const { step } = last;
  if (step.assistant === 0 || step.ideal_heard_at !== null) return { do: 'ask' };
  return step.ideal === null ? { do: 'give-ideal', step } : { do: 'await-heard', step, ideal: step.ideal };
};

/** Reads an interview from what is stored of it, both in order: any process comes to the same. */
export const stateOf = (turns: readonly TurnRow[], steps: readonly StepRow[]): InterviewState => {
  const positions = new Map(turns.map(({ id, position }) => [id, position]));
  const startOf = (step: StepRow | undefined): number => (step && positions.get(step.turn_id)) ?? Infinity;
  const exchanges = steps.flatMap((step, index): StoredExchange[] => {
    if (!isQuestion(step)) return [];
    const [from, to] = [startOf(step), startOf(steps[index + 1])];
    const replies = turns.filter(({ role, position }) => role === 'user' && position > from && position < to);
    const said = replies.filter(({ text }) => !isMarker(text));
    const answer = said.length === 0 ? null : said.map(({ text }) => text).join(' ');
    return [{ kind: step.kind, question: step.question, answer, step, said, isOpen: replies.length === 0 }];
  });
  const last = steps.at(-1);
  const goodbye = last?.kind === 'goodbye' ? turns.find(({ id }) => id === last.turn_id) : undefined;
  return {
    exchanges,
    lastSaid: turns.findLast(({ role }) => role === 'user') ?? null,
    due: dueOf(turns, exchanges.at(-1), goodbye),
  };
};

/** The questions that a review counts: one that the learner cut off by ending the interview is no question without an answer. */
export const reviewedOf = (exchanges: readonly StoredExchange[]): readonly StoredExchange[] =>
  exchanges.filter(({ isOpen }) => !isOpen);

/** The id of the ideal answer to a question. */
export const idealId = ({ turn_id }: Pick<StepRow, 'turn_id'>): string => `ideal-${turn_id}`;

/** Every turn so far, the ideal answers where they were given: each after what the learner said to its question. */
export const historyOf = (
  turns: readonly TurnRow[],
  exchanges: readonly StoredExchange[],
): readonly InterviewHistoryEntry[] => {
  const idealAfter = new Map(exchanges.map(({ step, said }) => [said.at(-1)?.id, step]));
  return turns.flatMap((turn): InterviewHistoryEntry[] => {
    const step = idealAfter.get(turn.id);
    if (!step || step.ideal === null) return [historyEntryOf(turn)];
    const timestamp = new Date(step.ideal_at ?? turn.created_at).toISOString();
    return [historyEntryOf(turn), { id: idealId(step), role: 'assistant', text: step.ideal, timestamp }];
  });
};
