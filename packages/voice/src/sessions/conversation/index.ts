export type {
  ConversationConnection,
  ConversationMessage,
  ConversationNotice,
  ConversationOutcome,
  ConversationPhase,
  ConversationSession,
  ConversationSnapshot,
} from './snapshot.ts';
