export { createLevelMeter, type LevelMeter } from './level-meter.browser.ts';
export { rms } from './rms.ts';
