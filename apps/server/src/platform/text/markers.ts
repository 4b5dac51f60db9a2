/** The transcriber's text where the learner said nothing. */
const silence = new Set(['(timeout)', '(no answer)']);
/** The transcriber's text where it heard speech without understanding it. */
export const heardButUnclear = '(heard but unclear)';

/** The words that ask the learner to say it again. */
export const didNotCatch = "Hmm, I didn't catch that. Could you try again?";

/** Tells the marker of a silence from words. */
export const isSilence = (text: string): boolean => silence.has(text.trim());

/** Tells the transcriber's own text, its markers, from the learner's words. */
export const isMarker = (text: string): boolean => isSilence(text) || text.trim() === heardButUnclear;
