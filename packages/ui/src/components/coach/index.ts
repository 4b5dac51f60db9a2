export { Coach, type CoachProps, type CoachSize } from './Coach.tsx';
export { CoachRings, type CoachRingsProps } from './CoachRings.tsx';
export { type CoachName, type CoachState, coachNames, coachStates } from './names.ts';
export { coachVolume } from './volume.css.ts';
