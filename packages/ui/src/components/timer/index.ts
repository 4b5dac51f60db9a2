export { clockFace } from './clockFace.ts';
export { Timer, type TimerClock, type TimerProps } from './Timer.tsx';
