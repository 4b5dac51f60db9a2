import type { Page } from 'playwright';
import { pressInTime, untilStatus } from '../support/talk.ts';
import { wizard } from './learning.ts';
import { inOrder, press, type, type Unanswered, unanswered } from './unanswered.ts';

const status = (line: string) => (page: Page) => untilStatus(page, line);
const longer = /This takes longer than usual/;
const talk = { screen: 'conversation', path: '/conversation/Daisy', who: 'new' } as const;
const drill = { screen: 'drill', path: '/pronunciation/Daisy', who: 'new' } as const;
const chat = { screen: 'text chat', path: '/chat', who: 'new' } as const;
const goingOn = /is speaking|Speak now|Listen\.\.\./;

const mock = {
  screen: 'mock interview',
  path: '/job-interview',
  who: 'new',
  prepare: wizard,
  act: press('Start Interview'),
} as const;
const review = {
  screen: 'interview review',
  path: ({ interview }: { readonly interview: string }) => `/job-interview/review?id=${interview}`,
  who: 'practised',
} as const;

/** The calls of conversations, drills, chats and interviews, and of their summaries. Work of engines may take longer than 20 s. */
export const practising: readonly Unanswered[] = [
  unanswered(chat, 'POST /conversation/start', {
    meanwhile: longer,
    says: /Failed to start conversation/,
    within: 36,
    works: /Daisy/,
  }),
  unanswered(
    {
      ...chat,
      prepare: inOrder((page) => page.getByRole('article').first().waitFor(), type('Your message', 'I cooked rice.')),
      act: press('Send Message'),
    },
    'POST /conversation/send',
    { meanwhile: longer, says: /Failed to send message/, within: 36 },
  ),
  unanswered(talk, 'GET /api/capabilities', { says: goingOn, again: 'goes on' }),
  unanswered(talk, 'POST /api/auth/socket-ticket', { says: /Reconnecting/, again: 'itself', works: goingOn }),
  unanswered(talk, 'GET /conversation/stream/Daisy', { says: /Reconnecting/, again: 'itself', works: goingOn }),
  unanswered(talk, 'GET /conversation/stream/Daisy', {
    kind: 'mute',
    meanwhile: /is connecting/,
    // The message passes in 4 s, which a busy machine may miss; 10 s later the page says that it connects again.
    says: /has not said hello yet|Reconnecting/,
    within: 42,
    again: 'itself',
    works: /Daisy is speaking/,
  }),
  unanswered(
    { ...talk, prepare: status('Speak now...'), act: (page) => pressInTime(page, 'Send Now', 20_000) },
    'POST /api/speech/api/stt/transcribe',
    { meanwhile: /Processing your message/, says: /Daisy is (thinking|speaking)/, within: 32, again: 'goes on' },
  ),
  unanswered(drill, 'GET /api/capabilities', { says: /is connecting|is speaking/, again: 'goes on' }),
  unanswered(drill, 'GET /api/pronunciation/greeting', { says: /Listen\.\.\./, again: 'goes on' }),
  unanswered(drill, 'POST /api/pronunciation/generate', {
    meanwhile: /is choosing a phrase/,
    says: /No sentence received/,
    within: 32,
    works: /Listen\.\.\./,
  }),
  unanswered(drill, 'POST /api/pronunciation/tts', { says: /Speak now/, within: 25, again: 'goes on' }),
  unanswered({ ...drill, prepare: status('Listen...') }, 'POST /api/pronunciation/azure-evaluate', {
    meanwhile: /Processing your message/,
    says: /STT service error/,
    within: 32,
    works: /Your turn|Listen|Speak now/,
  }),
  unanswered(
    { screen: 'conversation summary', path: '/session-summary', who: 'practised' },
    'GET /conversation/api/session/summary',
    { says: /Your summary is not ready/, works: /Well done!/ },
  ),
  unanswered(
    { screen: 'conversation summary', path: '/session-summary', who: 'practised', act: press('Get a Coach Tip') },
    'GET /conversation/api/tips',
    { meanwhile: longer, says: /Failed to fetch coach tip/, within: 41, again: 'Get a Coach Tip' },
  ),
  unanswered(
    { screen: 'drill summary', path: '/pronunciation-summary', who: 'practised' },
    'GET /api/pronunciation/api/session/summary',
    { says: /Your summary could not be loaded/, works: /Get Global Tip/ },
  ),
  unanswered(
    { screen: 'drill summary', path: '/pronunciation-summary', who: 'practised', act: press('Get Global Tip') },
    'POST /api/pronunciation/global-tip',
    {
      meanwhile: longer,
      says: /Failed to fetch global tip/,
      within: 41,
      again: 'Get Global Tip',
      works: /Session feedback/,
    },
  ),
  unanswered(mock, 'POST /api/auth/socket-ticket', { says: /Reconnecting/, again: 'itself', works: /HR is speaking/ }),
  unanswered(mock, 'GET /interview/ws', { says: /Reconnecting/, again: 'itself', works: /HR is speaking/ }),
  unanswered(mock, 'GET /interview/ws', {
    kind: 'mute',
    meanwhile: /Preparing your interview/,
    says: /Try again/,
    within: 34,
    works: /HR is speaking/,
  }),
  unanswered(review, 'POST /api/interview/session/summary', {
    meanwhile: longer,
    says: /Your feedback is not ready/,
    within: 52,
    works: /Listen to Feedback/,
  }),
  unanswered({ ...review, act: press('Listen to Feedback') }, 'POST /api/speech/tts', {
    says: /Listen to Feedback/,
    within: 32,
    again: 'goes on',
  }),
];
