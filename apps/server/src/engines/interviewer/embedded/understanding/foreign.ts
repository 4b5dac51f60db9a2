/** Small words of the languages most learners come from that are no English words. */
const foreignWords = new Set(
  (
    'el los las una pero porque muy como que de es estoy soy tengo quiero gusta entiendo pregunta hola ' +
    'le les une mais parce que je tu nous vous est suis dans avec pas comprends bonjour ' +
    'ich und der das ist nicht aber weil mit habe bin kann verstehe wie ' +
    'il gli della sono non perché che ho capisco mi piace molto ciao ' +
    'não eu você muito porque uma estou tenho gosto entendo'
  ).split(' '),
);
const english =
  /^(?:i|i'm|the|a|an|my|is|are|was|were|and|to|in|of|it|you|he|she|we|they|this|that|with|for|on|at|because|but|have|like)$/;

/** Whether most small words of this are of another language, or its letters are: then it cannot be taken up. */
export function isForeign(said: string): boolean {
  const letters = said.match(/\p{L}/gu) ?? [];
  if (letters.length > 3 && letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length > letters.length / 2)
    return true;
  const words = said.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const foreign = words.filter((word) => foreignWords.has(word)).length;
  return foreign >= 2 && foreign > words.filter((word) => english.test(word)).length;
}
