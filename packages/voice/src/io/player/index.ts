export type { Playback, PlaybackEnd, Player, PlayRange } from '../ports.ts';
export { createPlayer, type PlayerOptions } from './player.browser.ts';
