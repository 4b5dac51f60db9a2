import type { InterviewExchange, InterviewQuestion, QuestionKind, QuestionWanted } from '../../engines/ports.ts';

/** The main questions of every interview, in order. */
export const course: readonly QuestionKind[] = [
  'opening',
  'motivation',
  'behavioural',
  'role',
  'behavioural',
  'role',
  'closing',
];
/** How often an interview asks on about an answer. */
export const mostFollowUps = 2;

const isMain = ({ kind }: Pick<InterviewExchange, 'kind'>): boolean => kind !== 'follow-up';

/** The main questions alone, in order. */
export const mainQuestions = (exchanges: readonly InterviewExchange[]): readonly string[] =>
  exchanges.filter(isMain).map(({ question }) => question);

/**
 * Decides what comes next; null for the goodbye. Never two follow-ups running, none after the closing question, and none on an answer that was
 * not heard.
 * @param fixed the main questions of the interview that is repeated, in order; none where this is a new one
 */
export const nextWanted = (
  exchanges: readonly InterviewExchange[],
  fixed: readonly string[] = [],
): QuestionWanted | null => {
  const asked = exchanges.filter(isMain).length;
  const kind = course[asked];
  if (kind === undefined) return null;
  const last = exchanges.at(-1);
  const mayFollowUp =
    last !== undefined && isMain(last) && last.answer !== null && exchanges.length - asked < mostFollowUps;
  return { kind, mayFollowUp, fixed: fixed[asked] ?? null };
};

/** Keeps an engine's question to what was wanted: the course is not the engine's. */
export const keptToCourse = (given: InterviewQuestion, wanted: QuestionWanted): InterviewQuestion => {
  const lead = given.lead.trim();
  if (given.kind === 'follow-up' && wanted.mayFollowUp) return { ...given, lead, question: given.question.trim() };
  return { kind: wanted.kind, lead, question: wanted.fixed ?? given.question.trim() };
};
