import type { AnswerInputOf } from '@sayso/api/contract/endpoint';
import type { getPronunciationSummary, ScoredWord } from '@sayso/api/contract/pronunciation';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { HttpError } from '../../platform/http-error.ts';
import type { Database } from '../../platform/storage/schema.ts';
import { latestDrill } from './latest-drill.ts';
import { type Phrase, readPhrases, wordsOfPhrases } from './phrases.ts';
import { goodScore, wordScores } from './scores.ts';
import { nameOfSound } from './tips/tips.ts';

/** How many words of each kind a summary names. */
const shownWords = 5;

const history = v.pipe(v.string(), v.parseJson(), v.array(v.object({ role: v.string(), content: v.string() })));

/** The words said well, the best first, and those to improve, the hardest first: each once, with its mean over the drill. */
export const rankedWords = (
  phrases: readonly Phrase[],
): { readonly top: readonly ScoredWord[]; readonly weak: readonly ScoredWord[] } => {
  const words = [...wordScores(wordsOfPhrases(phrases))].map(([word, score]) => ({ word, score }));
  const rising = words.toSorted((one, other) => one.score - other.score);
  return {
    top: rising
      .filter(({ score }) => score >= goodScore)
      .toReversed()
      .slice(0, shownWords),
    weak: rising.filter(({ score }) => score < goodScore).slice(0, shownWords),
  };
};

/** The history of a drill, for a page that sent none of its own. */
const createHistory = (phrases: readonly Phrase[]) =>
  phrases.flatMap(({ target, transcript, tip }) => [
    { role: 'coach', content: target },
    ...(transcript === '' ? [] : [{ role: 'user', content: transcript }]),
    ...(tip === '' ? [] : [{ role: 'coach', content: tip }]),
  ]);

/**
 * The summary of the learner's latest drill; every score is 0 to 1.
 * @throws HttpError 404 when nothing was said in it.
 */
export const readDrillSummary = async (
  db: Kysely<Database>,
  userId: string,
): Promise<AnswerInputOf<typeof getPronunciationSummary>> => {
  const drill = await latestDrill(db, userId);
  if (!drill) throw new HttpError(404, 'not_found', 'No recent pronunciation session. Say a full sentence first.');
  const phrases = await readPhrases(db, drill.session_id);
  const { top, weak } = rankedWords(phrases);
  const sent = v.parse(history, drill.history);
  return {
    average_score: drill.average ?? 0,
    ...(drill.average === null && { sure: false }),
    feedback_tip: drill.tip ?? '',
    xp_gained: drill.xp_gained ?? 0,
    top_words: [...top],
    weak_words: [...weak],
    phrase_count: drill.phrases,
    main_difficulty: drill.difficulty === null ? 'Unknown' : nameOfSound(drill.difficulty),
    conversation_history: sent.length > 0 ? sent : createHistory(phrases),
  };
};
