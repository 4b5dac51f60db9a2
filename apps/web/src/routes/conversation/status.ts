import type { CoachName } from '@sayso/api/contract/values';
import type { ConversationSnapshot } from '@sayso/voice/conversation';

/** The big line on the stage, and a quieter one that says what to do. */
export interface Status {
  readonly line: string;
  readonly hint: string;
  /** The learner has something to do that only the hint tells. */
  readonly hintNeeded?: true;
}

/** What to do about each fault of the microphone, where the answer is typed for now. */
const microphoneHints: Partial<Record<ConversationSnapshot['microphone'], string>> = {
  refused: 'Chrome may not use your microphone. Allow it beside the address, then press the microphone.',
  missing: 'No microphone was found. Plug one in, then press the microphone.',
  busy: 'Another program is using your microphone. Close it, then press the microphone.',
  unplugged: 'The microphone went away. Plug it in, then press the microphone.',
  insecure: 'Chrome gives the microphone to pages with https only.',
  unsupported: 'This browser cannot record. Use Google Chrome to speak.',
};

/** What the stage says. Lines that the specification gives (§2 Conversation) are used to the letter. */
export const statusOf = (snapshot: ConversationSnapshot, coach: CoachName): Status => {
  if (snapshot.connection === 'reconnecting' && snapshot.phase !== 'ended' && snapshot.phase !== 'ending') {
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
        hint: microphoneHints[snapshot.microphone] ?? `${coach} reads it and answers aloud.`,
        hintNeeded: true,
      };
    case 'limited':
      return { line: 'That is all for today', hint: '' };
    case 'ending':
    case 'ended':
      return { line: 'Saving your conversation...', hint: 'Your summary comes next.' };
  }
};
