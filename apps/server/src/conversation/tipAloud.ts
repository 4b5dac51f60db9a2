import type { CoachName } from '@sayso/api/contract/values';
import { withPatience } from '../engines/patience.ts';
import type { Engines, VoiceFormat } from '../engines/ports.ts';
import type { Log } from '../http/Services.ts';

/** How long a coach may take to speak a tip, ms. */
const voiceMs = 15_000;

interface SpokenTip {
  readonly tip: string;
  readonly coach: CoachName;
  /** What it is about, for the log. */
  readonly session: string;
  readonly format: VoiceFormat;
}

/** A tip in its coach's voice, base64; empty when the voice fails, as the tip is of use without it. */
export const tipAloud = async (
  { engines, log }: { readonly engines: Pick<Engines, 'textToSpeech'>; readonly log: Log },
  { tip, coach, session, format }: SpokenTip,
  signal: AbortSignal,
): Promise<string> => {
  try {
    const audio = await withPatience((one) => engines.textToSpeech.speak(tip, coach, one, format), voiceMs, signal);
    return Buffer.from(audio.bytes).toString('base64');
  } catch (error) {
    log.warn({ err: error, session }, 'A tip could not be spoken.');
    return '';
  }
};
