export { lingerMs } from './limits.ts';
export type { DrillServer } from './server.ts';
export { createDrillSession, type DrillSessionOptions } from './session.ts';
export type {
  DrillNotice,
  DrillOutcome,
  DrillPhase,
  DrillPhrase,
  DrillResult,
  DrillSession,
  DrillSnapshot,
} from './snapshot.ts';
