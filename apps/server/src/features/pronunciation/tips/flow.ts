/** Advice on a sentence with no weak sound: rhythm, stress, pace and linking. */
export const flow: readonly string[] = [
  'That was clear. Now say it once more, and make only the important words strong; the small words stay short and soft.',
  'Good. Try to link your words: when one ends in a consonant and the next begins with a vowel, say them as one.',
  'Nicely said. Take one breath before you start, and let the whole sentence flow on it without a stop.',
  'Well done. Listen to the beat: the strong words come at a steady pace, like steps, and the others hurry between them.',
  'That went well. Let your voice fall at the end, so that people hear that you have finished.',
  'Good work. Choose the most important word, and say it a little longer and higher than the rest.',
  'Clear and easy to follow. This time, keep small words like “to”, “of” and “and” very short, almost without a vowel.',
  'Lovely. Say it slowly once, with every ending, and then again at your normal pace.',
];
