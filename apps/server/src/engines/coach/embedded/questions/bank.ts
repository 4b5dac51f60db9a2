/** The three groups of levels that share their questions. */
export type LevelGroup = 'A' | 'B' | 'C';

/** Questions of one topic, each one sentence and open; the first opens a conversation. Ten or more for each group. */
export type Questions = Readonly<Record<LevelGroup, readonly string[]>>;
