import { createTestClock } from '@sayso/voice/testing';
import { fn } from 'storybook/test';
import type { ConversationActions, ConversationLevels, ConversationPageProps } from '../view.ts';
import { snapshotOf } from './talk.ts';

/** A clock that stands at 3:42. */
export const at342 = createTestClock(222_000);

export const spies = (): ConversationActions => ({
  sendNow: fn(),
  startTyping: fn(),
  sendText: fn(),
  correct: fn(),
  hangUp: fn(),
  retry: fn(),
  retryMicrophone: fn(),
  unlock: fn(),
});

/** A voice that was like this until now. */
const heard = (levels: readonly number[]): ConversationLevels['microphoneLevel'] => ({
  current: () => levels.at(-1) ?? 0,
  subscribe: (listener) => {
    for (const level of levels) listener(level);
    return () => undefined;
  },
});

/** Nobody speaks. */
export const silence: ConversationLevels = { microphoneLevel: heard([]), coachLevel: heard([]) };

/** The second before now of somebody speaking. */
const voice = [0.3, 0.7, 0.5, 0.2, 0.1, 0.4, 0.8, 0.9, 0.5, 0.2, 0.05, 0.3, 0.6, 0.75, 0.4, 0.15, 0.5, 0.85, 0.6];

/** The learner speaks. */
export const learnerSpeaks: ConversationLevels = { microphoneLevel: heard(voice), coachLevel: heard([]) };

/** The coach speaks. */
export const coachSpeaks: ConversationLevels = { microphoneLevel: heard([]), coachLevel: heard(voice) };

/** The stage as it is while the learner is listened to and says nothing. */
export const stageArgs = (change: Partial<ConversationPageProps> = {}): ConversationPageProps => ({
  coach: 'Daisy',
  snapshot: snapshotOf(),
  actions: spies(),
  levels: silence,
  clock: at342,
  textShown: false,
  onTextShownChange: fn(),
  coachNote: '',
  ...change,
});
