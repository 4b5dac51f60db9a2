import type { TranscriptCorrection } from '../correction/corrections.ts';

/** One thing that was said. */
export interface TranscriptMessage {
  /** Stays the same while the message changes. */
  id: string;
  /** `assistant` is the ideal answer of the mock interview. */
  role: 'coach' | 'user' | 'assistant';
  /** HTML tags in it are taken out. */
  text: string;
  /** The engine was not sure of what it heard: the learner is asked to look at it. */
  draft?: boolean | undefined;
  /** It is on its way to the coach. */
  pending?: boolean | undefined;
  corrections?: readonly TranscriptCorrection[] | undefined;
}
