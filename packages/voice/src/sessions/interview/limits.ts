/** Times in milliseconds, sizes in bytes. */
/** Spec §9: recording begins by itself so long after the interviewer's audio. */
export const prepareMs = 5000;
/** Spec §9: the interview's countdown. */
export const answerMs = 60_000;
/** Spec §9: how much of the countdown is left when the learner is warned. */
export const warnedLeftMs = 10_000;
/** Spec §9: from the beginning of a recording to the “long answer” hint. */
export const hintAfterMs = 49_000;
/** Spec §9: how long the hint stays. */
export const hintMs = 10_000;
/** Spec §9: delay of the request for the next question. */
export const nextMs = 2000;
/** Spec §9: from `terminate_done` to the review. */
export const leaveMs = 800;
/** Spec §9, as a conversation's end: it is forced when no reply came. */
export const forceMs = 2000;
/** Ours: how long answers that an ended interview could not deliver wait for the server to come back. */
export const undeliveredMs = 300_000;
/** Ours: how long an open connection may leave the learner without a word before they may try again. */
export const replyMs = 30_000;
/** Ours: recordings in a row without words before the microphone rests. */
export const maximumMisses = 3;
/** Ours: how long a text that nobody says is left to be read, a word and at least. */
export const readWordMs = 300;
export const readMs = 4000;
/** Spec §9: a recording of more than this is long. */
export const longBytes = 800_000;
/** Spec §9: of a recording of more than this only the beginning is transcribed. */
export const tooLongBytes = 850_000;
/** Spec §9: how much of it. */
export const truncatedBytes = 750_000;
/** The contract's `maximumAnswerLength`, in characters; named again here so that no schema comes into this bundle. */
export const maximumTextLength = 4000;
