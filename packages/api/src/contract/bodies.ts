/** The largest recording, in base64 characters: 57 s at 32 kbps is 0.3 MB, the rest is room. */
export const maximumAudioBase64 = 1_600_000;

/** A body of JSON: how large it may be, and the refusal of a larger one. */
export interface Body {
  /** Bytes, after the encoding as JSON in UTF-8. */
  readonly maximumBytes: number;
  readonly tooLarge: { readonly code: 'invalid_request' | 'audio_too_large'; readonly detail: string };
}

const requestTooLarge = { code: 'invalid_request', detail: 'The request is too large.' } as const;

/** The kinds of bodies of requests. The client does not send a larger body, and the server stops reading it. */
export const bodies = {
  /** The call sends nothing. A foreign client may send an empty object, or the like. */
  none: { maximumBytes: 1024, tooLarge: requestTooLarge },
  /** Enough for any text. */
  text: { maximumBytes: 256 * 1024, tooLarge: requestTooLarge },
  /** One recording, with room for the JSON around it. */
  audio: {
    maximumBytes: 1_700_000,
    tooLarge: {
      code: 'audio_too_large',
      detail: `The recording is too large. Send at most ${Math.floor((maximumAudioBase64 * 3) / 4 / 1000)} kB.`,
    },
  },
} as const satisfies Record<string, Body>;

/** The name of a kind of body. */
export type BodyKind = keyof typeof bodies;
