/** Times in milliseconds. */
/** Spec §9: recording begins so long after the coach's audio. */
export const resumeMs = 300;
/** Spec §9: maximum recording of a phrase. */
export const maximumPhraseMs = 6000;
/** Spec §9: minimum recording of a phrase. */
export const minimumPhraseMs = 1500;
/** Spec §9: phrases of one drill. */
export const phrasesTotal = 5;
/** Spec §9, by what holds for transcription: how long the server may take for one thing, with every new attempt. */
export const askMs = 29_000;
/** Ours: attempts at one thing while the server cannot be reached or is being restarted. */
export const attempts = 3;
/** Ours: how long the greeting, and then the coach's voice, is waited for before the drill goes on without it. */
export const voiceMs = 8000;
/** Ours: how long a result stays when its tip was spoken, or none is; the learner may hold it for longer. */
export const lingerMs = 8000;
/** Ours, as a conversation's end (spec §9): how long hanging up waits for what is being saved. */
export const endMs = 2000;
/** Ours: how long a drill that is over goes on trying to save, in the background. */
export const unsavedMs = 300_000;
/** Ours: failures in a row after which the learner is told that a result is not saved. */
export const toldAfter = 3;
/** Ours: recordings in a row that were not the phrase before the microphone rests. */
export const maximumMisses = 3;
/** Smallest recording that is sent, in bytes (spec §9). */
export const minimumBytes = 1000;
/** The contract's longest text to speak, in characters; named again here so that no schema comes into this bundle. */
export const maximumTextLength = 400;
/** Ours: what is played of a recording before and after a word, in milliseconds: the engine's borders are not sharp. */
export const wordMarginMs = 80;
/** Ours: below this score a word is named to the server as weak; spec §5 calls 0.7 and above good. */
export const weakBelow = 0.7;
