import type { CoachName } from '@sayso/api/contract/values';
import type { ConversationSnapshot } from '@sayso/voice/conversation';
import { typingHints } from '../../shell/stage/microphone.ts';
import type { Status } from '../../shell/stage/status.ts';
import type { TalkEnd } from './view.ts';

/** Where the learner goes from here. */
const nextHints: Readonly<Record<TalkEnd, string>> = {
  summary: 'Your summary comes next.',
  journey: 'You go back to your journey.',
};

/** Nothing goes on here, whether or not there is a line to the server: it is cut on purpose. */
const isOver = ({ phase }: ConversationSnapshot): boolean =>
  phase === 'ended' || phase === 'ending' || phase === 'limited';

/** What the stage says. Lines that the specification gives (§2 Conversation) are used to the letter. */
export const statusOf = (snapshot: ConversationSnapshot, coach: CoachName, endsWith: TalkEnd): Status => {
  if (snapshot.connection === 'reconnecting' && !isOver(snapshot)) {
    return { line: 'Reconnecting...', hint: 'Nothing you said is lost. We go on as soon as the line is back.' };
  }
  switch (snapshot.phase) {
    case 'connecting':
      return { line: 'Your coach is connecting...', hint: 'Take a breath. There are no wrong answers here.' };
    case 'readying':
      return { line: 'Your turn...', hint: 'The microphone is opening.' };
    case 'listening':
      return { line: 'Speak now...', hint: `Take your time. ${coach} waits until you stop.` };
    case 'processing':
      return { line: 'Processing your message...', hint: 'Your words are being written down.' };
    case 'thinking':
      return { line: `${coach} is thinking...`, hint: 'The answer is on its way.' };
    case 'speaking':
      return snapshot.soundBlocked
        ? {
            line: `${coach} has something to say`,
            hint: 'Chrome waits for a touch before it plays sound.',
            hintNeeded: true,
          }
        : { line: `${coach} is speaking...`, hint: 'Just listen.' };
    case 'paused':
      return {
        line: 'Still there?',
        hint: 'Nothing was heard for a while, so the microphone is off.',
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
