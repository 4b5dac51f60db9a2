/** The fields of a message that concern a voice in parts (contract `voice-parts`). */
interface Voiced {
  readonly type: string;
  readonly part?: unknown;
  readonly audio_base64?: unknown;
  readonly voice_parts?: unknown;
}

/** Joins voices that come in parts. */
export interface VoiceJoiner {
  /** The message with all of its voice; with none where a part is missing, for half a voice is worse than the text. */
  whole<M extends Voiced>(message: M): M;
  /** The connection is gone, and with it the parts that came: the voice begins again on the next one. */
  forget(): void;
}

export const createVoiceJoiner = (): VoiceJoiner => {
  let voice = '';
  /** The number that the next part has; -1 when one is missing. */
  let next = 0;
  const forget = () => {
    voice = '';
    next = 0;
  };
  return {
    whole(message) {
      const { type, part, audio_base64: audio, voice_parts: count } = message;
      if (type === 'voice_part') {
        if (part === 0) forget();
        if (part === next && typeof audio === 'string') {
          voice += audio;
          next += 1;
        } else next = -1;
        return message;
      }
      if (count === undefined) return message;
      const joined = count === next && typeof audio === 'string' ? voice + audio : '';
      forget();
      return { ...message, audio_base64: joined };
    },
    forget,
  };
};
