import * as v from 'valibot';

/**
 * How a long voice goes over a live socket (ours): in parts, because on a slow line one message with all of it would take
 * longer than a page waits for a sign of life, and nothing else can come before a message’s end.
 *
 * Only a client that asks for parts in its address gets them. To it the beginning of a long voice comes as `voice_part` messages,
 * numbered from 0 and in order; then the message that is spoken, with the rest of the voice in `audio_base64` and the number of
 * parts before it in `voice_parts`. Other messages may come between them, another voice may not. After a reconnect the voice begins
 * again from its start. Where a part is missing, nothing of the voice is played and the text is shown.
 */

/** The parameter that a client which takes parts adds to the query of a live socket’s address. */
export const voiceInParts = { voice: 'parts' } as const;

/** A longer voice comes in parts of this length, characters of base64: a multiple of four, so that each can be decoded alone. */
export const voicePartLength = 32_768;

/** One part of the voice of a message that follows. */
export const voicePart = v.looseObject({
  type: v.literal('voice_part'),
  /** Its number within this voice, from 0. */
  part: v.number(),
  audio_base64: v.string(),
});

/** The voice of a message that is spoken. */
export const spokenVoice = {
  audio_base64: v.nullish(v.string(), ''),
  /** Ours: how many parts of the voice came before; absent where all of it is in `audio_base64`. */
  voice_parts: v.optional(v.number()),
};
