import { stripTags } from '@sayso/voice/conversation';
import type { Tip } from '../../platform/spoken-tip/tip-state.ts';

/** The tip where the server has none. */
const defaultTip = 'Try to speak more clearly and slowly.';

/** Reads the tip about a whole drill from the server's answer. */
export const readTip = ({
  tip,
  audio_base64: audio,
}: {
  readonly tip: string;
  readonly audio_base64: string | null | undefined;
}): Tip => ({ text: stripTags(tip).trim() || defaultTip, audio });
