/** Recording begins by itself this long after the interviewer's question, in milliseconds. */
export const prepareMs = 5000;
/** The countdown of an answer, in milliseconds. */
export const answerMs = 60_000;
/** How much of the countdown is left when the learner is warned, in milliseconds. */
export const warnedLeftMs = 10_000;
/** Time from the beginning of a recording to the “long answer” hint, in milliseconds. */
export const hintAfterMs = 49_000;
/** How long the hint stays, in milliseconds. */
export const hintMs = 10_000;
/** Delay of the request for the next question, in milliseconds. */
export const nextMs = 2000;
/** Time from `terminate_done` to the review, in milliseconds. */
export const leaveMs = 800;
/** How long a text without a sound is left to be read, in milliseconds: for each word, and at least. */
export const readWordMs = 300;
export const readMs = 4000;
/** A recording of more bytes than this is long. */
export const longBytes = 800_000;
/** Bytes of a recording from which only its beginning is transcribed. */
export const tooLongBytes = 850_000;
/** Size of that beginning, in bytes. */
export const truncatedBytes = 750_000;
