import type { PastConversation } from '@sayso/api/contract/conversation';
import type { ListedTalks, PastTalksState } from '../past-talks.ts';
import { readTalk, type Talk } from '../talks.ts';

type Message = PastConversation['messages'][number];

export const said = (role: string, text: string, change: Partial<Message> = {}): Message => ({
  role,
  text,
  draft: false,
  corrections: [],
  ...change,
});

/** A conversation about a job interview, as a server sends it, with some change. Its time is the learner's own, wherever this runs. */
export const createPastConversation = (change: Partial<PastConversation> = {}): PastConversation => ({
  id: 'interview',
  coach: 'John',
  started_at: '2026-11-20T18:05:00',
  date: '2026-11-20',
  type: 'conversation',
  duration_seconds: 380,
  summary: 'You told John about your interview at the hospital, and what a night shift is like.',
  messages: [
    said('coach', 'How did the interview with the hospital go?'),
    said('user', 'It was go well. They asked me about night shifts.', {
      corrections: [
        { category: 'Tense', said: 'It was go well.', better: 'It went well.', explanation: 'Yesterday is finished.' },
      ],
    }),
    said('coach', 'Good. What did you say about the night shifts?'),
    said('user', 'I said that I not mind them, because the ward is calm at night.', {
      corrections: [
        { category: 'Verbs', said: 'that I not mind them', better: 'that I do not mind them', explanation: '' },
      ],
    }),
    said('coach', 'A calm ward is a good reason. When do you hear from them?'),
    said('user', 'They will call me on Friday.', { draft: true }),
    said('coach', 'Then we keep Friday evening free for good news.'),
  ],
  ...change,
});

const talk = (change: Partial<PastConversation>): Talk => readTalk(createPastConversation(change));

/** Two weeks of conversations with both coaches, newest first. */
export const aminasTalks: readonly Talk[] = [
  talk({}),
  talk({
    id: 'weekend',
    coach: 'Daisy',
    started_at: '2026-11-20T08:40:00',
    duration_seconds: 540,
    summary: 'You planned your weekend: a film with your sister, and a long walk by the river.',
    messages: [
      said('coach', 'Good morning, Amina! What are your plans?'),
      said('user', 'I go to the cinema with my sister tomorrow.'),
      said('coach', 'Lovely. Which film will you see?'),
    ],
  }),
  talk({
    id: 'recipe',
    coach: 'Daisy',
    started_at: '2026-11-19T19:20:00',
    date: '2026-11-19',
    type: 'text',
    duration_seconds: 210,
    summary: null,
    messages: [
      said('coach', 'What do you like to cook?'),
      said('user', 'Rice with fish. My mother showed me.'),
      said('coach', 'That sounds good.'),
    ],
  }),
  talk({
    id: 'trip',
    coach: 'Daisy',
    started_at: '2026-11-16T18:00:00',
    date: '2026-11-16',
    duration_seconds: 620,
    summary: 'You planned a trip to Lisbon, by train, in the spring.',
  }),
  talk({ id: 'call', started_at: '2026-11-16T07:55:00', date: '2026-11-16', summary: 'You practised a phone call.' }),
];

/** The page with these conversations. */
export const loadedWith = (talks: readonly Talk[], change: Partial<ListedTalks> = {}): PastTalksState => ({
  status: 'success',
  data: { talks, linked: null, earlier: 'none', ...change },
});

/** Sixteen turns, with a word that is longer than a line. */
export const longTalk: Talk = talk({
  id: 'long',
  summary: 'You spoke of your work, your town and your plans for the summer. '.repeat(9).trim(),
  messages: Array.from({ length: 16 }, (_, index) =>
    index % 2 === 0
      ? said('coach', 'Take your time, and tell me the whole story from the beginning.')
      : said('user', 'We went to the Donaudampfschifffahrtselektrizitätenhauptbetriebswerk museum after it.'),
  ),
});
