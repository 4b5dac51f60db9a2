import type { getConversationSummary } from '../contract/conversation.ts';
import type { AnswerInputOf } from '../contract/endpoint.ts';
import type { WireProfile } from '../contract/profile.ts';

/** A learner in the middle of her way. */
export const amina: WireProfile = {
  email: 'amina@example.com',
  full_name: 'Amina Diallo',
  english_level: 'B1',
  goal: 'Work',
  preferences: { topics: ['Tech', 'Movies', 'Science'] },
  profile_setup_status: 'completedcoach',
  selected_character: 'Daisy',
  is_premium: false,
  level: 4,
  total_xp: 412,
  streak: 6,
  real_english_level: 'B1',
};

/** The summary of a talk with three mistakes in two categories. */
export const weekendSummary: NonNullable<AnswerInputOf<typeof getConversationSummary>> = {
  xp_gained: 24,
  total_xp: 436,
  summary: 'You talked about your weekend: a film with your sister, and a long walk by the river.',
  weaknesses: {
    Tense: [
      '“Yesterday I go to the cinema.” → “Yesterday I went to the cinema.”',
      '“I have seen it last week.” → “I saw it last week.”',
    ],
    Articles: ['“It was good film.” → “It was a good film.”'],
  },
  corrections: [
    {
      category: 'Tense',
      said: 'Yesterday I go to the cinema.',
      better: 'Yesterday I went to the cinema.',
      explanation: 'Yesterday is finished, so the verb is in the past.',
    },
    {
      category: 'Tense',
      said: 'I have seen it last week.',
      better: 'I saw it last week.',
      explanation: 'With a finished time like “last week”, use the simple past.',
    },
    {
      category: 'Articles',
      said: 'It was good film.',
      better: 'It was a good film.',
      explanation: 'One film, not a special one yet: “a good film”.',
    },
  ],
};
