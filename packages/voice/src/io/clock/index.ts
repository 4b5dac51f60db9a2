export { browserClock } from './clock.browser.ts';
export type { Clock, Detach } from './clock.ts';
