import type { AnswerInputOf } from '@sayso/api/contract/endpoint';
import type { getPronunciationProgress } from '@sayso/api/contract/pronunciation';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/storage/schema.ts';
import { selectDrills } from './latest-drill.ts';
import { nameOfSound } from './tips/tips.ts';

/** How many past drills are listed. */
const listedDrills = 100;

/** The learner's last drills, newest first; the average is 0 to 1, null where nothing could be told. */
export const readDrillProgress = async (
  db: Kysely<Database>,
  userId: string,
): Promise<AnswerInputOf<typeof getPronunciationProgress>> => {
  const drills = await selectDrills(db, userId).limit(listedDrills).execute();
  return {
    pronunciation: drills.map((drill) => ({
      id: drill.session_id,
      date: drill.local_date,
      created_at: new Date(drill.started_at).toISOString(),
      coach: drill.coach,
      average_score: drill.average,
      phrase_count: drill.phrases,
      xp_gained: drill.xp_gained ?? 0,
      main_difficulty: drill.difficulty === null ? 'Unknown' : nameOfSound(drill.difficulty),
    })),
  };
};
