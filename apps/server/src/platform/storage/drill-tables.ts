/** The part of a practice session that only the kind `pronunciation` has; kept up to date with each phrase. */
export interface DrillTable {
  session_id: string;
  user_id: string;
  /** The page's own id of the drill, where it sends one. Unique with user_id. */
  drill_id: string | null;
  /** 0 to 1, over the phrases that have scores; null where none has. */
  average: number | null;
  /** The hardest sound, by its ARPAbet name; null where none stands out. */
  difficulty: string | null;
  /** JSON list of role and content, as the page sent it last. */
  history: string;
  /** The tip about the whole drill, and how many phrases it knew. */
  global_tip: string | null;
  global_tip_phrases: number | null;
}

/** One phrase of a drill, as it was said. */
export interface DrillPhraseTable {
  session_id: string;
  /** Order within the drill, from 1. Unique with session_id. */
  position: number;
  target: string;
  transcript: string;
  /** 0 to 1, over the words that are sure; null where less than half of them are. */
  average: number | null;
  /** JSON list of words with scores and sounds. */
  words: string;
  tip: string;
  created_at: number;
}

/** The memory of the drill about a learner, from one call to the next. */
export interface DrillLearnerTable {
  user_id: string;
  /** The engine's knowledge of the learner's voice; opaque. */
  speaker: string | null;
  last_greeting: string | null;
  greeted_at: number | null;
  last_tip: string | null;
}

/** How a learner said a sentence once, until the phrase is stored. Unique by user_id and reading. */
export interface AssessmentTable {
  user_id: string;
  /** Its name: the saving of the phrase says which one it was. */
  reading: string;
  /** The words of the sentence, lowercased. */
  target: string;
  created_at: number;
  heard: 'sentence' | 'another sentence' | 'nothing';
  /** JSON list of words with scores and sounds. */
  words: string;
  spoken_ms: number;
}

/** A word or sound that was hard, until it was said well often enough. Unique by user_id, kind and name. */
export interface PracticeItemTable {
  user_id: string;
  kind: 'word' | 'sound';
  name: string;
  /** 0 after it was hard; one more each time it comes back and is said well. */
  box: number;
  /** It comes back at this time, and not before the sentence of this number. */
  due_at: number;
  due_number: number;
  last_score: number;
  last_seen_at: number;
}

/** A sentence that a learner was given, so that it does not come again too soon. */
export interface OfferedSentenceTable {
  user_id: string;
  /** Counts the learner's sentences from 1. Unique with user_id. */
  number: number;
  /** The id of the practice material. */
  sentence_id: string;
  /** Whether it was chosen to repeat something hard: 0 or 1. */
  repeats: number;
  created_at: number;
}
