import type { InterviewSnapshot } from '@sayso/voice/interview';
import { typingHints } from '../../platform/stage/microphone.ts';
import type { Status } from '../../platform/stage/status.ts';

const touchNeeded = { hint: 'Press the button to hear the sound.', hintNeeded: true } as const;

/** The words of the stage. Lines that the specification gives for a mock interview are used to the letter. */
export const describeStatus = (snapshot: InterviewSnapshot): Status => {
  const { phase, connection } = snapshot;
  if (connection === 'reconnecting' && phase !== 'ended' && phase !== 'ending') {
    return { line: 'Reconnecting...', hint: 'Your words are safe. We continue when the connection is back.' };
  }
  switch (phase) {
    case 'preparing':
      return { line: 'Preparing your interview...', hint: 'Sit up, take a breath. This is only practice.' };
    case 'speaking':
      return snapshot.soundBlocked
        ? { line: 'HR has something to say', ...touchNeeded }
        : { line: 'HR is speaking...', hint: 'Just listen.' };
    case 'preparing-answer':
      return { line: 'Prepare your answer', hint: 'The microphone starts automatically.' };
    case 'readying':
      return { line: 'Your turn...', hint: 'The microphone is starting.' };
    case 'recording':
      return snapshot.isLongAnswer
        ? { line: 'Speak now...', hint: 'This is a long answer. Please finish soon.', hintNeeded: true }
        : { line: 'Speak now...', hint: 'Take your time. You may stop and think.' };
    case 'typing':
      return {
        line: 'Type your answer',
        hint: typingHints[snapshot.microphone] ?? 'The interviewer reads it and then speaks again.',
        hintNeeded: true,
      };
    case 'processing':
      return { line: 'Processing your answer...', hint: 'We write down your words.' };
    case 'generating-ideal':
      return { line: 'Generating ideal answer...', hint: 'We use your own words.' };
    case 'ideal':
      return snapshot.soundBlocked
        ? { line: 'The ideal answer is ready', ...touchNeeded }
        : { line: 'The ideal answer', hint: 'Listen to a good answer, or skip it.' };
    case 'waiting':
      return { line: 'HR is preparing next question...', hint: 'One moment.' };
    case 'paused':
      return {
        line: 'Ready when you are',
        hint: 'The interview is paused. Press Try again to continue.',
        hintNeeded: true,
      };
    case 'ending':
    case 'ended':
      return { line: 'Saving your interview...', hint: 'Your review comes next.' };
  }
};
