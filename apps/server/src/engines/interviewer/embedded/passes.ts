/** The words of a text, without signs. */
export const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}'’]+/gu) ?? [];

const doNotKnow =
  /^(?:(?:um+|uh+|well|sorry|oh|hmm+|no)[ ,.]*)*(?:i (?:really )?(?:do not|don't|dont) (?:really )?(?:know|remember|have (?:an? )?(?:answer|idea|example))|no idea|i have no idea|i can't (?:answer|say)|i cannot (?:answer|say)|pass|next(?: question)?|skip|no comment|nothing)\b/i;

/** The question was not understood, or not heard. */
const notUnderstood =
  /^(?:(?:um+|uh+|well|sorry|oh|hmm+|no|please|excuse me|but)[ ,.]*)*(?:i (?:do not|don't|dont|did not|didn't|can't|cannot) (?:really )?(?:understand|get|hear|catch)\b|(?:can|could) you (?:please )?(?:repeat|say (?:that|it) again|explain)|what (?:do|does) (?:you|it|that|this) mean|what is (?:that|this|it)$|repeat\b|again please|what\??$|sorry\??$|pardon)/i;

/** Whether the learner says that they have no answer, or did not understand what they were asked. */
export const passes = (answer: string): boolean =>
  (doNotKnow.test(answer.trim()) || notUnderstood.test(answer.trim())) && wordsIn(answer).length < 12;
