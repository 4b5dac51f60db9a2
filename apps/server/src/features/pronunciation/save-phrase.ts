import type { ParsedRequestOf } from '@sayso/api/contract/endpoint';
import type { savePronunciationSession } from '@sayso/api/contract/pronunciation';
import type { Kysely } from 'kysely';
import type { LearnerRecord } from '../../kernel/learner/learner.ts';
import { rememberStreakNow } from '../../kernel/learner/streak.ts';
import type { Services } from '../../kernel/services.ts';
import { longestPauseMs } from '../../kernel/sessions/figures.ts';
import { estimateSpeech, limitSpeech } from '../../kernel/sessions/speech-time.ts';
import type { Database } from '../../platform/storage/schema.ts';
import { asReported, reportedAverage } from './as-reported.ts';
import { findReading, forgetReading, type KeptAssessment } from './assessments.ts';
import { aloneFor } from './drill-learner.ts';
import type { DrillRow } from './latest-drill.ts';
import { findOffer, lastOffer, type Offer } from './offers.ts';
import { beginDrill, drillFor, placeFor } from './open-drill.ts';
import { readPhrases, wordsOfPhrases } from './phrases.ts';
import { updateItems } from './practice-items.ts';
import { calculateAverage, calculateMean, hardestSound } from './scores.ts';
import { xpForPhrase } from './xp.ts';

type Phrase = ParsedRequestOf<typeof savePronunciationSession>;

/** The most phrases of one drill, and of what was said in it. */
const most = { position: 1000, entries: 400, characters: 1000 };

const limitPosition = (count: number): number => Math.min(most.position, Math.max(1, Math.round(count)));

const serialiseHistory = ({ conversation_history }: Phrase): string =>
  JSON.stringify(
    conversation_history
      .slice(-most.entries)
      .map(({ role, content }) => ({ role: role.slice(0, 20), content: content.slice(0, most.characters) })),
  );

/** A drill begins when its first sentence was given, so that hearing and saying it is practice too. */
const findStart = (offer: Offer | undefined, spokenMs: number, now: number): number =>
  offer && offer.created_at > now - longestPauseMs ? offer.created_at : now - spokenMs;

/** How long the phrase was spoken, ms: as the page measured it, else as the engine heard it, else what its words take. */
const measureSpokenMs = ({ spoken_ms, transcript }: Phrase, said: KeptAssessment): number => {
  const speech = spoken_ms ? limitSpeech(transcript, spoken_ms) : estimateSpeech(transcript);
  return speech.measured || said.spokenMs === 0 ? speech.spokenMs : said.spokenMs;
};

/** The line of a drill in the list of sessions. */
const writeRecap = (phrases: number, average: number | null): string => {
  const said = `You said ${phrases} ${phrases === 1 ? 'phrase' : 'phrases'}`;
  return average === null ? `${said}.` : `${said}, ${Math.round(average * 100)}% on average.`;
};

/** Brings the drill and its session up to date with a phrase that was just stored. */
const updateDrill = async (
  db: Kysely<Database>,
  drill: DrillRow,
  added: {
    readonly xp: number;
    readonly spokenMs: number;
    readonly position: number;
    readonly tip: string;
    readonly history: string;
  },
  now: number,
): Promise<void> => {
  const phrases = await readPhrases(db, drill.id);
  // An earlier one that was saved late knows less of what was said.
  const isLast = phrases.at(-1)?.position === added.position;
  const average = calculateMean(phrases.flatMap((phrase) => phrase.average ?? []));
  const pause = Math.min(Math.max(0, now - drill.last_active_at), longestPauseMs);
  await db
    .updateTable('drills')
    .set({
      average,
      difficulty: hardestSound(wordsOfPhrases(phrases)),
      ...(isLast && { history: added.history }),
    })
    .where('session_id', '=', drill.id)
    .execute();
  await db
    .updateTable('practice_sessions')
    .set((row) => ({
      last_active_at: now,
      // A drill has no end of its own: it was over with its last phrase.
      ended_at: now,
      spoken_ms: row('spoken_ms', '+', added.spokenMs),
      practised_ms: row('practised_ms', '+', Math.max(pause, added.spokenMs)),
      phrases: phrases.length,
      xp_gained: row('xp_gained', '+', added.xp),
      recap: writeRecap(phrases.length, average),
      ...(isLast && added.tip !== '' && { tip: added.tip }),
    }))
    .where('id', '=', drill.id)
    .execute();
};

/** The result of saving a phrase. */
export interface SavedPhrase {
  /** False where it was stored before, or where nothing was heard. */
  readonly stored: boolean;
  readonly xp_gained: number;
}

type SavingServices = Pick<Services, 'clock' | 'random' | 'storage'>;

const storePhrase = (
  { clock, random, storage: { db } }: SavingServices,
  learner: LearnerRecord,
  phrase: Phrase,
): Promise<SavedPhrase> =>
  aloneFor(db, learner.id, async (alone) => {
    const now = clock.now();
    const { target, transcript, tip, coach } = phrase;
    const nothing = { stored: false, xp_gained: 0 };
    const kept = await findReading(alone, learner.id, { sentence: target, reading: phrase.reading, now });
    if (kept?.heard === 'nothing') return nothing;
    const arrival = {
      drillId: phrase.drill_id ?? null,
      position: limitPosition(phrase.phrase_count),
      target,
      transcript,
    };
    const known = await drillFor(alone, learner.id, arrival, now);
    const position = await placeFor(alone, known, arrival);
    if (position === 'stored') return nothing;

    const said = kept ?? asReported(phrase);
    const read = said.heard === 'sentence';
    const words = read ? said.words : [];
    const average = calculateAverage(words) ?? (kept ? null : reportedAverage(phrase));
    const xp = read ? xpForPhrase(average) : 0;
    // By now the page may have been given the sentence after it.
    const offer = await findOffer(alone, learner.id, target);
    const spokenMs = measureSpokenMs(phrase, said);
    const startedAt = findStart(offer, spokenMs, now);
    const drill =
      known ?? (await beginDrill({ db: alone, random }, learner, { coach, drillId: arrival.drillId, startedAt }));
    await alone
      .insertInto('drill_phrases')
      .values({
        session_id: drill.id,
        position,
        target,
        transcript,
        average,
        words: JSON.stringify(words),
        tip,
        created_at: now,
      })
      .execute();
    if (kept) await forgetReading(alone, learner.id, kept.reading);
    await updateDrill(alone, drill, { xp, spokenMs, position, tip, history: serialiseHistory(phrase) }, now);
    await alone
      .updateTable('users')
      .set((row) => ({ total_xp: row('total_xp', '+', xp) }))
      .where('id', '=', learner.id)
      .execute();
    const { number } = offer ?? (await lastOffer(alone, learner.id)) ?? { number: 0 };
    await updateItems(alone, learner.id, words, { now, number });
    return { stored: true, xp_gained: xp };
  });

/**
 * Stores one phrase of a drill with its XP, once however often it is sent. What this server heard counts before what the page says of it.
 * @throws HttpError 401 when the account is gone.
 */
export const savePhrase = async (
  services: SavingServices,
  learner: LearnerRecord,
  phrase: Phrase,
): Promise<SavedPhrase> => {
  const saved = await storePhrase(services, learner, phrase);
  if (saved.stored) await rememberStreakNow(services.storage, learner.id, services.clock.now());
  return saved;
};
