/** “You know” that means nothing; “that you know the city” does. */
export const youKnow =
  /(?<!\b(?:do|did|don't|if|as|when|whether|that|let|than|would|should|could|might|may|can|because|what|how|before|until|people|everything|everyone|someone|anyone|things?)\s+)\byou know\b(?!\s+(?:who|what|how|why|where|when|which|that|about|the|a|an|this|these|those|it|me|him|her|them|us|my|your|his|our|their|everything|everyone|someone|anything|anyone|nothing)\b)/gi;
/** “I mean” that means nothing; “I mean to stay” does. */
export const iMean = /(?<!\bwhat\s+)\bI mean\b(?!\s+(?:to|by|that|business)\b)/gi;
