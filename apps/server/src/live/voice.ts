import type { CoachName } from '@sayso/api/contract/values';
import { withPatience } from '../engines/patience.ts';
import type { TextToSpeech } from '../engines/ports.ts';
import type { Log } from '../http/Services.ts';

/** A text in the coach's voice, base64; null where it could not be spoken, which is in the log. Never rejects. */
export const spoken = async (
  voice: TextToSpeech,
  text: string,
  coach: CoachName,
  patienceMs: number,
  signal: AbortSignal,
  log: Log,
): Promise<string | null> => {
  try {
    const audio = await withPatience((one) => voice.speak(text, coach, one), patienceMs, signal);
    return Buffer.from(audio.bytes.buffer, audio.bytes.byteOffset, audio.bytes.byteLength).toString('base64');
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'The coach could not be given a voice.');
    return null;
  }
};
