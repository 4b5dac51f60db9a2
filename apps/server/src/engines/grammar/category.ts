/** The categories that learners see, in the order of the summary screen. */
export const categories = [
  'Articles',
  'Tense',
  'Agreement',
  'Prepositions',
  'Word order',
  'Much and many',
  'Word choice',
] as const;
export type Category = (typeof categories)[number];
