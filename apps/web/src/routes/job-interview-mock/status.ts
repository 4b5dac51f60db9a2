import type { InterviewSnapshot } from '@sayso/voice/interview';
import { typingHints } from '../../shell/stage/microphone.ts';
import type { Status } from '../../shell/stage/status.ts';

const touchNeeded = { hint: 'Chrome waits for a touch before it plays sound.', hintNeeded: true } as const;

/** What the stage says. Lines that the specification gives (§4 “Mock interview”) are used to the letter. */
export const statusOf = (snapshot: InterviewSnapshot): Status => {
  const { phase, connection } = snapshot;
  if (connection === 'reconnecting' && phase !== 'ended' && phase !== 'ending') {
    return { line: 'Reconnecting...', hint: 'Nothing you said is lost. We go on as soon as the line is back.' };
  }
  switch (phase) {
    case 'preparing':
      return { line: 'Preparing your interview...', hint: 'Sit up, take a breath. This is only practice.' };
    case 'speaking':
      return snapshot.soundBlocked
        ? { line: 'HR has something to say', ...touchNeeded }
        : { line: 'HR is speaking...', hint: 'Just listen.' };
    case 'preparing-answer':
      return { line: 'Prepare your answer', hint: 'The microphone opens by itself.' };
    case 'readying':
      return { line: 'Your turn...', hint: 'The microphone is opening.' };
    case 'recording':
      return snapshot.isLongAnswer
        ? { line: 'Speak now...', hint: 'That is a long answer. Come to the end of it.', hintNeeded: true }
        : { line: 'Speak now...', hint: 'Take your time. You may stop and think.' };
    case 'typing':
      return {
        line: 'Type your answer',
        hint: typingHints[snapshot.microphone] ?? 'HR reads it and goes on aloud.',
        hintNeeded: true,
      };
    case 'processing':
      return { line: 'Processing your answer...', hint: 'Your words are being written down.' };
    case 'generating-ideal':
      return { line: 'Generating ideal answer...', hint: 'It is made from what you said.' };
    case 'ideal':
      return snapshot.soundBlocked
        ? { line: 'The ideal answer is ready', ...touchNeeded }
        : { line: 'The ideal answer', hint: 'Listen to how it could sound, or skip it.' };
    case 'waiting':
      return { line: 'HR is preparing next question...', hint: 'One moment.' };
    case 'paused':
      return {
        line: 'Ready when you are',
        hint: 'The interview waits for you. Press Try again to go on.',
        hintNeeded: true,
      };
    case 'ending':
    case 'ended':
      return { line: 'Saving your interview...', hint: 'Your review comes next.' };
  }
};
