export type { TranscriptCorrection } from '../correction/corrections.ts';
export { Bubble, type BubbleProps } from './Bubble.tsx';
export type { TranscriptMessage } from './message.ts';
export { Transcript, type TranscriptProps } from './Transcript.tsx';
