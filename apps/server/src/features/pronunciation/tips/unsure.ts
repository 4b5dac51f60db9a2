/** Advice where too little was heard to judge anything, so that the next time it can be: of one sentence or of a whole drill. */
export const unsure: readonly [string, ...string[]] = [
  'I could not hear you well enough to judge your sounds. Come a little closer to the microphone, and speak at your normal pace.',
  'I was not sure of what I heard, so I would rather not guess. A quiet room helps, and a microphone close to your mouth.',
  'Too few words reached me clearly, and that may be the microphone and not you. Turn towards it, and say each word to its end.',
  'I could not make out enough to say anything fair. Speak a little louder, and wait a moment before the first word, so that I hear it too.',
  'It was hard for me to hear you this time. Move away from other voices and music, and speak straight to the microphone.',
];
