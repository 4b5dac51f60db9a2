import type { ConversationMessage, ConversationSnapshot } from '@sayso/voice/conversation';

/** A turn of the conversation in these stories, four seconds after the one before. */
const turn = (id: string, role: 'coach' | 'user', text: string, change: Partial<ConversationMessage> = {}) => ({
  id,
  role,
  text,
  timestamp: `2026-11-20T18:00:${String(Number(id) * 4).padStart(2, '0')}.000Z`,
  draft: false,
  pending: false,
  unheard: false,
  ...change,
});

/** A talk about a weekend, the coach's question last. */
export const weekend: readonly ConversationMessage[] = [
  turn('1', 'coach', 'Hi Amina! How was your weekend?'),
  turn('2', 'user', 'It was good. Yesterday I go to the cinema with my sister.'),
  turn('3', 'coach', 'The cinema, lovely! Which film did you see, and would you tell a friend to see it?'),
];

/** The same talk with the learner's answer last. */
export const answered: readonly ConversationMessage[] = [
  ...weekend,
  turn('4', 'user', 'It was good film about a chef who opens a small restaurant.'),
];

/** A scene of which the first step is done. */
export const hotel: NonNullable<ConversationSnapshot['scene']> = {
  id: 'hotel-room-with-a-view',
  title: 'A room with a view',
  place: 'The desk of a small hotel by the sea, in the evening. You have no booking.',
  steps: [
    { id: 'greet', text: 'Say good evening', done: true },
    { id: 'ask-room', text: 'Ask for a room', done: true },
    { id: 'price', text: 'Ask what it costs', done: false },
    { id: 'decide', text: 'Take it, or say no politely', done: false },
  ],
  hint: {
    idea: 'Ask about the price.',
    key_words: ['how much', 'is', 'the room'],
    sentence: 'How much is the room for one night?',
  },
  is_over: false,
  recasts: [
    { id: '2', said: 'I want a room', better: "I'd like a room", note: '“I’d like” is more polite than “I want”.' },
  ],
};

/** The conversation at the desk of the hotel. */
export const atTheDesk: readonly ConversationMessage[] = [
  turn('1', 'coach', 'Good evening, and welcome. How can I help you?'),
  turn('2', 'user', 'I want a room with a view of the sea, please.'),
  turn('3', 'coach', "You'd like a room? Of course. A room with a view of the sea. How long will you stay?"),
  turn('4', 'user', 'For two nights.'),
  turn('5', 'coach', 'Two nights. The room is ready. Would you like to know anything first?'),
];

/** Changes the last of these. */
export const lastIs = (
  messages: readonly ConversationMessage[],
  change: Partial<ConversationMessage>,
): readonly ConversationMessage[] =>
  messages.map((message, index) => (index === messages.length - 1 ? { ...message, ...change } : message));

/** A snapshot of a conversation 3:42 after it began. */
export const createSnapshot = ({
  phase = 'listening',
  soundBlocked = false,
  ...change
}: Partial<ConversationSnapshot> = {}): ConversationSnapshot => ({
  phase,
  connection: 'open',
  messages: weekend,
  undelivered: [],
  notice: null,
  canSendNow: phase === 'listening',
  canType: ['readying', 'listening', 'paused', 'typing'].includes(phase) || (phase === 'speaking' && soundBlocked),
  canRetry: false,
  canCorrect: true,
  microphone: 'ready',
  soundBlocked,
  startedAt: 0,
  sessionId: 'weekend',
  scene: null,
  reading: false,
  outcome: null,
  ...change,
});

/** More than fits beside any stage, with a word that is longer than a line. */
export const long: readonly ConversationMessage[] = Array.from({ length: 12 }, (_, index) =>
  index % 2 === 0
    ? turn(String(index), 'coach', `${weekend[2]?.text ?? ''} Take your time and tell me the whole story.`)
    : turn(
        String(index),
        'user',
        'We went to the Donaudampfschifffahrtselektrizitätenhauptbetriebswerk museum after it.',
      ),
);
