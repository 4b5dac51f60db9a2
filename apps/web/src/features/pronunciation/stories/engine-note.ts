/** The note of the built-in engine about its scores, word for word. */
export const engineNote =
  'Approximate: it finds words that were left out or sound like another word. It often cannot tell similar sounds apart, ' +
  'and it says “not sure” for voices and rooms that it does not know well.';
