export { stripTags } from '../core/messages.ts';
export { type ConversationSessionOptions, type ConversationSocket, createConversationSession } from './session.ts';
export type {
  ConversationConnection,
  ConversationMessage,
  ConversationNotice,
  ConversationOutcome,
  ConversationPhase,
  ConversationSession,
  ConversationSnapshot,
  UndeliveredMessage,
} from './snapshot.ts';
