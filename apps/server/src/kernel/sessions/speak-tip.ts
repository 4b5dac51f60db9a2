import type { CoachName } from '@sayso/api/contract/values';
import type { Engines, VoiceFormat } from '../../engines/ports.ts';
import type { Log } from '../../platform/ports.ts';
import { withTimeout } from '../../platform/timeout.ts';

/** How long a coach may take to speak a tip, ms. */
const voiceMs = 15_000;

interface SpokenTip {
  readonly tip: string;
  readonly coach: CoachName;
  /** The session that it is about, for the log. */
  readonly session: string;
  readonly format: VoiceFormat;
}

/** A tip in its coach's voice, base64; empty when the voice fails, as the tip is of use without it. */
export const speakTip = async (
  { engines, log }: { readonly engines: Pick<Engines, 'textToSpeech'>; readonly log: Log },
  { tip, coach, session, format }: SpokenTip,
  signal: AbortSignal,
): Promise<string> => {
  try {
    const audio = await withTimeout((one) => engines.textToSpeech.speak(tip, coach, one, format), voiceMs, signal);
    return Buffer.from(audio.bytes).toString('base64');
  } catch (error) {
    log.warn({ err: error, session }, 'A tip could not be spoken.');
    return '';
  }
};
