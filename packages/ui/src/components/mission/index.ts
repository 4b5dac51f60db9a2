export { Mission, type MissionProps, type MissionStep } from './Mission.tsx';
