import type { CoachName } from '@sayso/api/contract/values';
import type { ConversationSnapshot } from '@sayso/voice/conversation';
import { typingHints } from '../../platform/stage/microphone.ts';
import type { Status } from '../../platform/stage/status.ts';
import type { TalkEnd } from './view.ts';

/** The hints on the page that follows. */
const nextHints: Readonly<Record<TalkEnd, string>> = {
  summary: 'Your summary comes next.',
  journey: 'You go back to your journey.',
};

/** Nothing goes on here, whether or not there is a line to the server: it is cut on purpose. */
const isOver = ({ phase }: ConversationSnapshot): boolean =>
  phase === 'ended' || phase === 'ending' || phase === 'limited';

/** The words of the stage. Lines that the specification gives for a conversation are used to the letter. */
export const describeStatus = (snapshot: ConversationSnapshot, coach: CoachName, endsWith: TalkEnd): Status => {
  if (snapshot.connection === 'reconnecting' && !isOver(snapshot)) {
    return { line: 'Reconnecting...', hint: 'Your words are safe. We continue when the connection is back.' };
  }
  switch (snapshot.phase) {
    case 'connecting':
      return { line: 'Your coach is connecting...', hint: 'Take a breath. There are no wrong answers here.' };
    case 'readying':
      return { line: 'Your turn...', hint: 'The microphone is starting.' };
    case 'listening':
      return { line: 'Speak now...', hint: `Take your time. ${coach} waits until you stop.` };
    case 'processing':
      return { line: 'Processing your message...', hint: 'We write down your words.' };
    case 'thinking':
      return { line: `${coach} is thinking...`, hint: 'The answer is coming.' };
    case 'speaking':
      return snapshot.soundBlocked
        ? {
            line: `${coach} has something to say`,
            hint: 'Press the button to hear the sound.',
            hintNeeded: true,
          }
        : { line: `${coach} is speaking...`, hint: 'Just listen.' };
    case 'paused':
      if (snapshot.reading) return { line: 'Take your time', hint: 'The microphone waits while you read.' };
      return {
        line: 'Still there?',
        hint: 'We did not hear you for some time, so the microphone is off.',
        hintNeeded: true,
      };
    case 'typing':
      return {
        line: 'Type your answer',
        hint: typingHints[snapshot.microphone] ?? `${coach} reads it and answers aloud.`,
        hintNeeded: true,
      };
    case 'limited':
      return { line: 'That is all for today', hint: '' };
    case 'ending':
    case 'ended':
      return { line: 'Saving your conversation...', hint: nextHints[endsWith] };
  }
};
