/** The sentences of a seeded learner; those with a better way have a mistake of this category. */
export const lines: readonly { readonly said: string; readonly better?: string; readonly category?: string }[] = [
  { said: 'Yesterday I go to the market.', better: 'Yesterday I went to the market.', category: 'Tense' },
  { said: 'I have seen her last week.', better: 'I saw her last week.', category: 'Tense' },
  { said: 'It was good film.', better: 'It was a good film.', category: 'Articles' },
  { said: 'She is teacher.', better: 'She is a teacher.', category: 'Articles' },
  { said: 'He work in a bank.', better: 'He works in a bank.', category: 'Agreement' },
  { said: 'I am good in cooking.', better: 'I am good at cooking.', category: 'Prepositions' },
  { said: 'She gave me many advices.', better: 'She gave me a lot of advice.', category: 'Much and many' },
  { said: 'I like to walk by the river in the morning.' },
  { said: 'My sister and I cooked dinner together.' },
  { said: 'That is a difficult question.' },
  { said: 'We spoke about the news and about football.' },
  { said: 'I would like to travel to Lisbon next year.' },
];

/** The sentences of a seeded coach. */
export const answers: readonly string[] = [
  'How nice. What did you do then?',
  'Tell me more about that.',
  'And how did you feel?',
  'That sounds like a good day.',
];
