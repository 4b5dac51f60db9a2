import { voiceInParts, voicePartLength } from '@sayso/api/contract/voice-parts';
import * as v from 'valibot';

const query = v.object({ voice: v.literal(voiceInParts.voice) });

/** Whether a page asked in its address for long voices in parts. */
export const takesParts = (asked: unknown): boolean => v.is(query, asked);

/** A message as it goes to a page that takes parts: a voice that is long comes in parts before it. */
export const inParts = (message: object): readonly object[] => {
  const voice: unknown = 'audio_base64' in message ? message.audio_base64 : null;
  if (typeof voice !== 'string' || voice.length <= voicePartLength) return [message];
  const before = Math.ceil(voice.length / voicePartLength) - 1;
  const piece = (part: number): string => voice.slice(part * voicePartLength, (part + 1) * voicePartLength);
  return [
    ...Array.from({ length: before }, (_, part) => ({ type: 'voice_part', part, audio_base64: piece(part) })),
    { ...message, audio_base64: piece(before), voice_parts: before },
  ];
};
