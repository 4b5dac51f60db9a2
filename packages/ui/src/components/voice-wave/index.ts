export type { LevelSource } from '../../internal/level.ts';
export { VoiceWave, type VoiceWaveProps } from './VoiceWave.tsx';
