export { Bubble, type BubbleProps } from './Bubble.tsx';
export type { TranscriptCorrection } from './corrections.ts';
export type { TranscriptMessage } from './message.ts';
export { Transcript, type TranscriptProps } from './Transcript.tsx';
