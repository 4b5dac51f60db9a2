export { createTestClock, type TestClock } from './clock.ts';
