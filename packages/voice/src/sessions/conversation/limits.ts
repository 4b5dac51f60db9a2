/** Times in milliseconds. */
/** Spec §9: listening resumes after the coach's audio. */
export const resumeMs = 300;
/** Spec §9: maximum recording. */
export const maximumRecordingMs = 57_000;
/** Spec §9: from `terminate_done` to the summary. */
export const leaveMs = 1500;
/** Spec §9: the end is forced when no reply came. */
export const forceMs = 2000;
/** Ours: how long words that a hung-up conversation could not deliver wait for the server to come back. */
export const undeliveredMs = 300_000;
/** Ours: how long an open connection may leave the learner without an answer before they may send again. */
export const answerMs = 30_000;
/** Ours: a server that dies takes the transcription with it a moment before the socket notices. */
export const doubtMs = 1000;
/** Ours: recordings in a row without words before the microphone rests. */
export const maximumMisses = 3;
/** The contract's `maximumMessageLength`, in characters; named again here so that no schema comes into this bundle. */
export const maximumTextLength = 4000;
