/** A tip as the server gives it, without HTML tags. */
export interface Tip {
  readonly text: string;
  /** The tip read aloud, in base64; empty or null where there is no voice. */
  readonly audio: string | null | undefined;
}

/** The state of the tip that a summary shows. */
export type TipState =
  | { readonly status: 'none' | 'preparing' }
  | { readonly status: 'shown'; readonly text: string; readonly speaking: boolean };

export interface TipQuery {
  readonly isFetching: boolean;
  readonly data: Tip | undefined;
}

/**
 * Reads the state of a tip. A tip that is here comes back where the next one could not be had.
 * @param spoken the audio that is being played, or null
 */
export const readTipState = ({ isFetching, data }: TipQuery, spoken: string | null): TipState => {
  if (isFetching) return { status: 'preparing' };
  if (!data) return { status: 'none' };
  return { status: 'shown', text: data.text, speaking: Boolean(data.audio) && data.audio === spoken };
};
