export type { Playback, PlaybackEnd, Player } from '../ports.ts';
export { createPlayer, type PlayerOptions } from './player.browser.ts';
