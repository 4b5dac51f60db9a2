import { type LearnerRecord, parseCoach } from '../../kernel/learner/learner.ts';
import type { Services } from '../../kernel/services.ts';
import { speakTip } from '../../kernel/sessions/speak-tip.ts';
import { HttpError } from '../../platform/http-error.ts';
import { withTimeout } from '../../platform/timeout.ts';
import { oneOther, toChance } from './chance.ts';
import { selectSure } from './heard-word.ts';
import { type DrillRow, latestDrill } from './latest-drill.ts';
import { readPhrases, wordsOfPhrases } from './phrases.ts';
import { soundBySpelling } from './spelling.ts';
import { rankedWords } from './summary.ts';
import { adviseOn, nameOfSound } from './tips/tips.ts';
import { unsure } from './tips/unsure.ts';
import { plainWord } from './words.ts';

type TipServices = Pick<Services, 'engines' | 'log' | 'random' | 'storage'>;

/** How long the coach may think of a tip, ms. */
const tipMs = 20_000;
/** The tip where no better one can be made. */
const plainTip = 'Try to speak more clearly and slowly.';

const makeTip = async (
  { engines, log, random, storage: { db } }: TipServices,
  learner: LearnerRecord,
  drill: DrillRow,
  signal: AbortSignal,
): Promise<string> => {
  const phrases = await readPhrases(db, drill.session_id);
  const { weak } = rankedWords(phrases);
  // The word in which the hardest sound was worst, or else the hardest word.
  const words = selectSure(wordsOfPhrases(phrases)).flatMap(({ word, sounds }) =>
    sounds.filter(({ sound }) => sound === drill.difficulty).map(({ score }) => ({ word: plainWord(word), score })),
  );
  const word = words.sort((one, other) => one.score - other.score)[0]?.word ?? weak[0]?.word;
  const sound = drill.difficulty ?? (word === undefined ? null : soundBySpelling(word));
  const hardest = word === undefined || sound === null ? null : { sound, word };
  const chance = toChance(random);
  const advice =
    hardest === null && drill.average === null ? oneOther(unsure, null, chance) : adviseOn(hardest, null, chance);
  const about = {
    coach: parseCoach(drill.coach) ?? 'John',
    learner: learner.learner,
    weakWords: weak,
    difficulty: drill.difficulty === null ? null : nameOfSound(drill.difficulty),
    advice,
  } as const;
  return withTimeout((one) => engines.coach.drillTip(about, one), tipMs, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    log.warn({ err: error, session: drill.session_id }, 'The coach has no tip on the drill.');
    return advice || plainTip;
  });
};

/** Keeps the first tip that knew this many phrases, so that it stays the same. */
const keepTip = ({ storage: { db } }: TipServices, drill: DrillRow, tip: string): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('drills')
      .set({ global_tip: tip, global_tip_phrases: drill.phrases })
      .where('session_id', '=', drill.session_id)
      .where(({ or, eb }) => or([eb('global_tip_phrases', 'is', null), eb('global_tip_phrases', '<', drill.phrases)]))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await transaction.updateTable('practice_sessions').set({ tip }).where('id', '=', drill.session_id).execute();
      return tip;
    }
    const kept = await transaction
      .selectFrom('drills')
      .select('global_tip')
      .where('session_id', '=', drill.session_id)
      .executeTakeFirst();
    return kept?.global_tip ?? tip;
  });

/**
 * One tip about the whole latest drill, in its coach's voice; a voice that fails leaves it silent.
 * @throws HttpError 404 when there is no drill.
 */
export const globalTipFor = async (
  services: TipServices,
  learner: LearnerRecord,
  signal: AbortSignal,
): Promise<{ tip: string; audio_base64: string }> => {
  const drill = await latestDrill(services.storage.db, learner.id);
  if (!drill) {
    throw new HttpError(404, 'not_found', 'There is no drill to give a tip on. Say a full sentence first.');
  }
  const known = drill.global_tip_phrases === drill.phrases ? drill.global_tip : null;
  const tip = known ?? (await keepTip(services, drill, await makeTip(services, learner, drill, signal)));
  const coach = parseCoach(drill.coach) ?? 'John';
  const spoken = { tip, coach, session: drill.session_id, format: 'mp3' } as const;
  return { tip, audio_base64: await speakTip(services, spoken, signal) };
};
