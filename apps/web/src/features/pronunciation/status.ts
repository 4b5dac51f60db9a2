import type { CoachName } from '@sayso/api/contract/values';
import type { DrillSnapshot } from '@sayso/voice/drill';
import { canBeMended } from '../../platform/stage/microphone.ts';
import type { Status } from '../../platform/stage/status.ts';

/** Advice for each fault of the microphone. A drill cannot be typed. */
const microphoneHints: Partial<Record<DrillSnapshot['microphone'], string>> = {
  refused:
    'Chrome cannot use your microphone. Click the icon next to the web address and allow the microphone. Then press Try again.',
  missing: 'We cannot find a microphone. Connect one, then press Try again.',
  busy: 'Another program is using your microphone. Close it, then press Try again.',
  unplugged: 'Your microphone is not connected. Connect it, then press Try again.',
  insecure: 'The microphone works only on pages that begin with https. You can write to your coach.',
  unsupported: 'This browser cannot record. Use Google Chrome to speak.',
};

/** The drill cannot go on in this browser, whatever is pressed. */
export const isHopeless = ({ phase, microphone }: DrillSnapshot): boolean =>
  phase === 'paused' && !canBeMended(microphone);

/** The words of the stage. The lines that the specification gives for a conversation are used to the letter where they fit. */
export const describeStatus = (snapshot: DrillSnapshot, coach: CoachName): Status => {
  if (snapshot.soundBlocked) {
    return {
      line: `${coach} has something to say`,
      hint: 'Press the button to hear the sound.',
      hintNeeded: true,
    };
  }
  if (snapshot.playing) {
    const line = snapshot.playing.who === 'coach' ? `${coach} is speaking...` : 'This is you...';
    return { line, hint: 'Press a word to hear it.' };
  }
  switch (snapshot.phase) {
    case 'greeting':
      return snapshot.greeting === null
        ? { line: 'Your coach is connecting...', hint: 'Five phrases, one at a time. No one is counting mistakes.' }
        : { line: `${coach} is speaking...`, hint: 'Just listen.' };
    case 'generating':
      return { line: `${coach} is choosing a phrase...`, hint: 'Listen first, then say it.' };
    case 'presenting':
      return {
        line: 'Listen...',
        hint: snapshot.phrase?.hint ?? 'Listen to the whole phrase. Then it is your turn.',
        ...(snapshot.phrase?.hint && { hintNeeded: true as const }),
      };
    case 'readying':
      return { line: 'Your turn...', hint: 'The microphone is starting.' };
    case 'recording':
      return { line: 'Speak now...', hint: 'Read it aloud. Press Done when you have said it.' };
    case 'evaluating':
      return { line: 'Processing your message...', hint: 'We check each word.' };
    case 'advising':
      return advising(snapshot, coach);
    case 'paused':
      return (
        paused(snapshot) ?? { line: 'Ready when you are', hint: 'The practice is paused. Press Try again to continue.' }
      );
    case 'complete':
      return { line: 'Five phrases done', hint: 'Press a word to hear it, or see your results.' };
    case 'ending':
    case 'ended':
      return { line: 'Saving your practice...', hint: 'Your summary comes next.' };
  }
};

const advising = ({ result, pace }: DrillSnapshot, coach: CoachName): Status => {
  const tip = result?.tip ?? null;
  if (tip === null) return { line: `${coach} is thinking...`, hint: 'Your tip is coming.' };
  return { line: tip === '' || pace ? 'See how it went' : `${coach} is speaking...`, hint: 'Press a word to hear it.' };
};

const paused = ({ microphone }: DrillSnapshot): Status | undefined => {
  const hint = microphoneHints[microphone];
  return hint === undefined ? undefined : { line: 'I cannot hear you', hint, hintNeeded: true };
};
