export { clockFace } from './clock-face.ts';
export { Timer, type TimerClock, type TimerProps } from './Timer.tsx';
