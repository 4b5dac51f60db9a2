export { createInterviewSession, type InterviewSessionOptions, type InterviewSocket } from './session.ts';
export type {
  InterviewConnection,
  InterviewMessage,
  InterviewNotice,
  InterviewOutcome,
  InterviewPhase,
  InterviewSession,
  InterviewSnapshot,
  UndeliveredAnswer,
} from './snapshot.ts';
