import type { InterviewHistoryEntry } from '@sayso/api/contract/interview-socket';
import type { Selectable } from 'kysely';
import type { InterviewExchange, QuestionKind } from '../../engines/ports.ts';
import { type TurnRow, toHistoryEntry } from '../../kernel/sessions/turns.ts';
import type { InterviewStepTable } from '../../platform/storage/interview-tables.ts';
import { isMarker } from '../../platform/text/markers.ts';

export type StepRow = Selectable<InterviewStepTable>;
type QuestionRow = StepRow & { readonly kind: QuestionKind };

/** One question as it is stored, with the turns that answer it. */
export interface StoredExchange extends InterviewExchange {
  readonly step: QuestionRow;
  /** The learner's utterances to it, without the transcriber's markers. */
  readonly said: readonly TurnRow[];
  /** Whether it has no answer yet, not even one that was not understood. */
  readonly isOpen: boolean;
}

/** The interviewer's next step, or what they wait for. */
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
  /** The learner's last utterance, a marker too. */
  readonly lastSaid: TurnRow | null;
  readonly due: Due;
}

const isQuestion = (step: StepRow): step is QuestionRow => step.kind !== 'goodbye';

const decideDue = (turns: readonly TurnRow[], last: StoredExchange | undefined, goodbye: TurnRow | undefined): Due => {
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
export const deriveState = (turns: readonly TurnRow[], steps: readonly StepRow[]): InterviewState => {
  const positions = new Map(turns.map(({ id, position }) => [id, position]));
  const findStart = (step: StepRow | undefined): number => (step && positions.get(step.turn_id)) ?? Infinity;
  const exchanges = steps.flatMap((step, index): StoredExchange[] => {
    if (!isQuestion(step)) return [];
    const [from, to] = [findStart(step), findStart(steps[index + 1])];
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
    due: decideDue(turns, exchanges.at(-1), goodbye),
  };
};

/** The questions that a review counts: one that the learner cut off by ending the interview is no question without an answer. */
export const selectReviewed = (exchanges: readonly StoredExchange[]): readonly StoredExchange[] =>
  exchanges.filter(({ isOpen }) => !isOpen);

/** The id of the ideal answer to a question. */
export const idealId = ({ turn_id }: Pick<StepRow, 'turn_id'>): string => `ideal-${turn_id}`;

/** Every turn so far, the ideal answers where they were given: each after what the learner said to its question. */
export const listHistory = (
  turns: readonly TurnRow[],
  exchanges: readonly StoredExchange[],
): readonly InterviewHistoryEntry[] => {
  const idealAfter = new Map(exchanges.map(({ step, said }) => [said.at(-1)?.id, step]));
  return turns.flatMap((turn): InterviewHistoryEntry[] => {
    const step = idealAfter.get(turn.id);
    if (!step || step.ideal === null) return [toHistoryEntry(turn)];
    const timestamp = new Date(step.ideal_at ?? turn.created_at).toISOString();
    return [toHistoryEntry(turn), { id: idealId(step), role: 'assistant', text: step.ideal, timestamp }];
  });
};
