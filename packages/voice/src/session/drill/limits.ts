/** Recording begins this long after the coach's audio, in milliseconds. */
export const resumeMs = 300;
/** Longest recording of a phrase, in milliseconds. */
export const maximumPhraseMs = 6000;
/** Shortest recording of a phrase that the learner may end, in milliseconds. */
export const minimumPhraseMs = 1500;
/** Phrases of one drill. */
export const phrasesTotal = 5;
/** How long the server may take for one request, with every attempt at it, in milliseconds: as long as for a transcription. */
export const requestMs = 29_000;
/** Attempts at one request while the server cannot be reached or is being restarted. */
export const attempts = 3;
/** How long the greeting, and then the coach's voice, is waited for before the drill goes on without it, in milliseconds. */
export const voiceMs = 8000;
/** How long a result stays when its tip was spoken, or there is none, in milliseconds; the learner may hold it for longer. */
export const lingerMs = 8000;
/** How long hanging up waits for what is being saved, in milliseconds, as at the end of a conversation. */
export const endMs = 2000;
/** How long a drill that is over goes on trying to save, in the background, in milliseconds. */
export const unsavedMs = 300_000;
/** Failures in a row after which the page says that a result is not saved. */
export const toldAfter = 3;
/** Smallest recording that is sent, in bytes. */
export const minimumBytes = 1000;
/** Longest text that the server speaks, in characters: the contract's limit, repeated here so that no schema enters this bundle. */
export const maximumSpokenLength = 400;
/** How much of a recording is played before and after a word, in milliseconds: the engine's borders are not sharp. */
export const wordMarginMs = 80;
/** Below this score, 0 to 1, a word is named to the server as weak; 0.7 and above is good. */
export const weakBelow = 0.7;
