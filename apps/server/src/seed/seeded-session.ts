import type { Insertable } from 'kysely';
import type { HeardWord } from '../features/pronunciation/heard-word.ts';
import { xpForPhrase } from '../features/pronunciation/xp.ts';
import { localDate } from '../kernel/calendar/local-date.ts';
import { calculateSessionXp, sumTurns } from '../kernel/sessions/figures.ts';
import { estimateSpeech } from '../kernel/sessions/speech-time.ts';
import type { DrillPhraseTable, DrillTable } from '../platform/storage/drill-tables.ts';
import type { CorrectionTable, PracticeSessionTable, TurnTable } from '../platform/storage/schema.ts';
import type { Chance } from './chance.ts';
import { answers, lines } from './lines.ts';

/** A session with all rows that belong to it. */
export interface SeededSession {
  readonly session: Insertable<PracticeSessionTable> & { readonly xp_gained: number };
  readonly turns: readonly Insertable<TurnTable>[];
  readonly corrections: readonly Insertable<CorrectionTable>[];
  readonly drill: Insertable<DrillTable> | null;
  readonly phrases: readonly Insertable<DrillPhraseTable>[];
}

/** The learner and the time of a session. */
export interface Wanted {
  readonly id: string;
  readonly userId: string;
  readonly kind: PracticeSessionTable['kind'];
  /** ms since 1970. */
  readonly startedAt: number;
  readonly timeZone: string;
}

const second = 1000;

const createRow = ({ id, userId, kind, startedAt, timeZone }: Wanted, chance: Chance) => ({
  id,
  user_id: userId,
  kind,
  coach: chance.of(['John', 'Daisy']),
  started_at: startedAt,
  local_date: localDate(startedAt, timeZone),
  settled: 1,
  held_by: null,
});

/** A conversation or an interview: the learner and the coach take turns, and some utterances could be better. */
export const seededTalk = (wanted: Wanted, chance: Chance): SeededSession => {
  const turns: Insertable<TurnTable>[] = [];
  const corrections: Insertable<CorrectionTable>[] = [];
  let at = wanted.startedAt;
  const count = chance.between(5, 12);
  for (let position = 1; position <= 2 * count; position += 1) {
    at += chance.between(4, 20) * second;
    const id = `${wanted.id}-${position}`;
    const isLearner = position % 2 === 0;
    const line = chance.of(lines);
    turns.push({
      id,
      session_id: wanted.id,
      position,
      role: isLearner ? 'user' : 'coach',
      text: isLearner ? line.said : chance.of(answers),
      heard: null,
      draft: 0,
      spoken_ms: isLearner ? estimateSpeech(line.said).spokenMs : 0,
      client_id: null,
      answers: null,
      heard_at: null,
      analysed_at: isLearner ? at : null,
      created_at: at,
    });
    if (!isLearner || !line.better || !line.category) continue;
    corrections.push({ turn_id: id, category: line.category, said: line.said, better: line.better, explanation: '' });
  }
  const figures = sumTurns(
    wanted.startedAt,
    turns.map(({ role, created_at }) => ({ role, created_at, heard_at: null })),
  );
  const recap = `You said ${count} things about your day.`;
  return {
    session: {
      ...createRow(wanted, chance),
      ...figures,
      spoken_ms: turns.reduce((sum, { spoken_ms }) => sum + spoken_ms, 0),
      last_active_at: at,
      ended_at: at,
      xp_gained: calculateSessionXp(figures),
      recap,
      tip: 'What is finished is told in the past: I went.',
    },
    turns,
    corrections,
    drill: null,
    phrases: [],
  };
};

/** A drill of five phrases. */
export const seededDrill = (wanted: Wanted, chance: Chance): SeededSession => {
  const phrases = Array.from({ length: 5 }, (_, index) => {
    const target = chance.of(lines).better ?? 'I like to walk by the river.';
    const average = chance.between(40, 98) / 100;
    const words = target
      .replace('.', '')
      .split(' ')
      .map((word): HeardWord => ({ word, score: average, sure: true, error: 'none', sounds: [] }));
    return {
      session_id: wanted.id,
      position: index + 1,
      target,
      transcript: target,
      average,
      words: JSON.stringify(words),
      tip: 'Say the last sound of each word.',
      created_at: wanted.startedAt + (index + 1) * 20 * second,
    };
  });
  const endedAt = wanted.startedAt + 100 * second;
  const average = phrases.reduce((sum, phrase) => sum + phrase.average, 0) / phrases.length;
  return {
    session: {
      ...createRow(wanted, chance),
      practised_ms: endedAt - wanted.startedAt,
      spoken_ms: phrases.reduce((sum, { target }) => sum + estimateSpeech(target).spokenMs, 0),
      phrases: phrases.length,
      last_active_at: endedAt,
      ended_at: endedAt,
      xp_gained: phrases.reduce((sum, phrase) => sum + xpForPhrase(phrase.average), 0),
      recap: `You said 5 phrases, ${Math.round(average * 100)}% on average.`,
      tip: 'Say the last sound of each word.',
    },
    turns: [],
    corrections: [],
    drill: {
      session_id: wanted.id,
      user_id: wanted.userId,
      drill_id: null,
      average,
      difficulty: null,
      history: '[]',
      global_tip: null,
      global_tip_phrases: null,
    },
    phrases,
  };
};
