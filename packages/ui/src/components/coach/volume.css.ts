import { createGlobalVar } from '@vanilla-extract/css';

/**
 * The loudness that a coach and the rings follow, 0 to 1: `--coach-volume`. It is inherited, so it may be set on any element around
 * them, and registered as a number, so that the steps between two updates are smoothed by the browser.
 */
export const coachVolume = createGlobalVar('coach-volume', { syntax: '<number>', inherits: true, initialValue: '0' });

/** The variable's name, for `style.setProperty`. */
export const coachVolumeName = '--coach-volume';
