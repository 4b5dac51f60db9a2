/** The end of a session is forced when the server has not confirmed it after this time, in milliseconds. */
export const forceMs = 2000;
/** How long a session that is over keeps trying, in the background, to deliver what the learner said, in milliseconds. */
export const undeliveredMs = 300_000;
/** How long an open connection may leave the learner without a word before they may try again, in milliseconds. */
export const replyMs = 30_000;
/** Recordings in a row without words after which the microphone rests. */
export const maximumMisses = 3;
/** Longest text of one message, in characters: the contract's limit, repeated here so that no schema enters this bundle. */
export const maximumTextLength = 4000;
/** Longest beginning of the ids that a page makes, in characters: the contract allows 64 for the whole id. */
export const maximumNameLength = 50;
