export { attachLevelVariable, useLevel, useLevelVariable } from './use-level.ts';
export { type SnapshotSource, useSession } from './use-session.ts';
