import type { InterviewMessage, InterviewSnapshot } from '@sayso/voice/interview';
import { createTestClock } from '@sayso/voice/testing';
import { fn } from 'storybook/test';
import { silence } from '../../../platform/stage/stories/levels.ts';
import type { InterviewActions, InterviewPageProps } from '../view.ts';

/** How long the interviews of these stories have gone on, in ms: 3:42. */
export const now = 222_000;

/** A turn of the interview in these stories, twenty seconds after the one before. */
const turn = (id: number, role: InterviewMessage['role'], text: string): InterviewMessage => ({
  id: String(id),
  role,
  text,
  timestamp: new Date(Date.UTC(2026, 10, 20, 18, 0, id * 20)).toISOString(),
  draft: false,
  pending: false,
  unheard: false,
});

const opening = turn(1, 'coach', 'Welcome, Amina. Tell me a little about yourself and your work so far.');
const answer = turn(
  2,
  'user',
  'I am nurse since four years. I work in a children ward and I like to calm the families.',
);
const ideal = turn(
  3,
  'assistant',
  'I have been a nurse for four years, on a children’s ward. What I like most is calming families on a hard day.',
);
const motivation = turn(4, 'coach', 'Thank you. Why would you like to work as a ward nurse at Northlight Hospital?');

/** An interview up to its second question. */
export const asked: readonly InterviewMessage[] = [opening, answer, ideal, motivation];
/** Up to the first answer. */
export const answered: readonly InterviewMessage[] = [opening, answer];
/** Up to the first ideal answer. */
export const shown: readonly InterviewMessage[] = [opening, answer, ideal];

/** The same with the last of them not heard. */
export const unheard = (messages: readonly InterviewMessage[]): readonly InterviewMessage[] =>
  messages.map((message, index) => (index === messages.length - 1 ? { ...message, unheard: true } : message));

/** A snapshot of an interview 3:42 after it began, two seconds before the recording or 34 before its end. */
export const createSnapshot = ({
  phase = 'recording',
  soundBlocked = false,
  ...change
}: Partial<InterviewSnapshot> = {}): InterviewSnapshot => ({
  phase,
  connection: 'open',
  messages: asked,
  undelivered: [],
  begun: true,
  assistant: true,
  recordingBeginsAt: phase === 'preparing-answer' ? now + 3000 : null,
  recordingEndsAt: phase === 'recording' ? now + 34_000 : null,
  isLongAnswer: false,
  canStartNow: phase === 'preparing-answer',
  canSendNow: phase === 'recording',
  canType:
    ['preparing-answer', 'readying', 'recording', 'typing', 'paused'].includes(phase) ||
    (phase === 'speaking' && soundBlocked),
  canHearAgain: phase === 'preparing-answer',
  canSkip: phase === 'ideal',
  canRetry: phase === 'paused',
  notice: null,
  microphone: 'ready',
  soundBlocked,
  startedAt: 0,
  outcome: null,
  ...change,
});

const spies = (): InterviewActions => ({
  startRecording: fn(),
  sendNow: fn(),
  startTyping: fn(),
  sendText: fn(),
  hearAgain: fn(),
  setAssistant: fn(),
  skip: fn(),
  retry: fn(),
  retryMicrophone: fn(),
  unlock: fn(),
  hangUp: fn(),
});

/** The stage while the learner is recorded and says nothing. */
export const stageArgs = (change: Partial<InterviewPageProps> = {}): InterviewPageProps => ({
  snapshot: createSnapshot(),
  actions: spies(),
  levels: silence,
  clock: createTestClock(now),
  textShown: false,
  onTextShownChange: fn(),
  interviewerNote: '',
  ...change,
});
