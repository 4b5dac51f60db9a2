import { createTestClock } from '@sayso/voice/testing';
import { fn } from 'storybook/test';
import { silence } from '../../../platform/stage/stories/levels.ts';
import type { ConversationActions, ConversationPageProps } from '../view.ts';
import { createSnapshot } from './talk.ts';

/** A clock that stands at 3:42. */
export const at342 = createTestClock(222_000);

export const spies = (): ConversationActions => ({
  openHelp: fn(),
  closeHelp: fn(),
  sendNow: fn(),
  startTyping: fn(),
  sendText: fn(),
  correct: fn(),
  hangUp: fn(),
  retry: fn(),
  retryMicrophone: fn(),
  unlock: fn(),
});

/** The stage as it is while the learner is listened to and says nothing. */
export const stageArgs = (change: Partial<ConversationPageProps> = {}): ConversationPageProps => ({
  coach: 'Daisy',
  snapshot: createSnapshot(),
  actions: spies(),
  levels: silence,
  endsWith: 'summary',
  clock: at342,
  textShown: false,
  onTextShownChange: fn(),
  coachNote: '',
  ...change,
});
