import { readAskBack } from '@sayso/curriculum/candidates';
import { type Clause, splitClauses } from '@sayso/curriculum/clauses';
import type { Match } from '@sayso/curriculum/matching';
import type { AskBack, Beat, Intent, Scenario } from '@sayso/curriculum/scenario';
import { listTokens } from '@sayso/curriculum/words';
import type { Curriculum } from './curriculum.ts';

/** A meaning, with the clause that has it. */
export interface Meant<T> {
  readonly what: T;
  readonly match: Match;
  readonly clause: string;
}

/** The meanings of an utterance in a beat. */
export interface Understanding {
  readonly intent: Meant<Intent> | null;
  /** Two intents are as probable: neither is claimed. */
  readonly isClose: boolean;
  readonly ask: Meant<AskBack> | null;
  readonly clauses: readonly Clause[];
}

/** Below this nothing is claimed. */
const acceptAt = 0.4;
/** A question that an author expected at any time must be clearer than an answer that the coach waits for. */
const acceptAskAt = 0.5;
/** An intent this much behind the best one may as well be what was meant. */
const margin = 0.06;
/** A statement is seldom one of the questions. */
const statementFactor = 0.7;
/** “No.” before a longer clause says less than that clause. */
const bareFactor = 0.75;

const bare =
  /^(?:yes|yeah|no|ok|okay|well|oh|sorry|hello|hi|hey|please|thanks|thank you|good|great|fine)(?: (?:please|thanks|thank you|sure|well|there|morning|evening|afternoon|night|day))?$/;

/** Finds what an utterance means in a beat: one answer to what the coach asked, and one question, each in a clause of its own or in the whole. */
export const understand = (curriculum: Curriculum, scenario: Scenario, beat: Beat, said: string): Understanding => {
  const recogniser = curriculum.recogniserOf(scenario, beat.id);
  const clauses = splitClauses(said);
  const whole: Clause = { text: said, isQuestion: clauses.length === 1 && clauses[0]?.isQuestion === true };
  const parts = clauses.length > 1 ? [whole, ...clauses] : [whole];
  const intents: Meant<Intent>[] = [];
  const asks: Meant<AskBack>[] = [];
  for (const part of parts) {
    const isBare = clauses.length > 1 && bare.test(listTokens(part.text).join(' '));
    for (const match of recogniser.rank(part.text)) {
      const asked = readAskBack(match.id);
      const factor = isBare ? bareFactor : asked !== null && !part.isQuestion && part !== whole ? statementFactor : 1;
      const weighed = { ...match, confidence: match.confidence * factor };
      const intent = asked === null ? beat.intents.find(({ id }) => id === match.id) : undefined;
      const ask = asked === null ? undefined : scenario.asksBack.find((one) => one.ask === asked);
      if (intent) intents.push({ what: intent, match: weighed, clause: part.text });
      if (ask) asks.push({ what: ask, match: weighed, clause: part.text });
    }
  }
  const byConfidence = (one: Meant<unknown>, other: Meant<unknown>) => other.match.confidence - one.match.confidence;
  const [intent] = intents.sort(byConfidence);
  const [ask] = asks.sort(byConfidence);
  const rival = intents.find(
    ({ what, match }) => what.next !== intent?.what.next && match.confidence > (intent?.match.confidence ?? 0) - margin,
  );
  const isClear = intent !== undefined && intent.match.confidence >= acceptAt;
  const isClose = isClear && rival !== undefined && intent.match.confidence < 0.75;
  // An utterance that is an intent as a whole is not also a question.
  const isSame =
    isClear && ask !== undefined && (ask.clause === intent.clause || ask.clause === said || intent.clause === said);
  const asksMore = ask !== undefined && ask.match.confidence >= acceptAskAt;
  const answersFirst = isSame && intent.match.confidence >= (ask?.match.confidence ?? 0);
  return {
    intent: isClear && !(isSame && asksMore && !answersFirst) ? intent : null,
    isClose: isClose && !asksMore,
    ask: asksMore && !answersFirst ? ask : null,
    clauses,
  };
};
