import type { ConversationClientMessage, ConversationServerMessage } from '@sayso/api/contract/conversation-socket';
import type { CoachName } from '@sayso/api/contract/values';
import type { Clock } from '../../io/clock/clock.ts';
import type { Player, Recorder } from '../../io/ports.ts';
import type { SilenceDetector } from '../../io/silence/silence-detector.ts';
import type { ReconnectingSocket } from '../../net/reconnecting-socket.ts';
import type { Transcriber } from '../../speech/ports.ts';
import { maximumNameLength } from '../core/limits.ts';
import { createSession } from '../core/session.ts';
import { initialState, toEvent } from './kind.ts';
import { policy } from './policy.ts';
import type { ConversationSession, UndeliveredMessage } from './snapshot.ts';
import { view } from './view.ts';

/** The socket of a conversation, as `createReconnectingSocket` makes it. */
export type ConversationSocket = ReconnectingSocket<ConversationServerMessage, ConversationClientMessage>;

/** The parts of a conversation. The session owns it all from now on and disposes of it. */
export interface ConversationSessionOptions {
  readonly coach: CoachName;
  /** Not connected yet. */
  readonly socket: ConversationSocket;
  readonly recorder: Recorder;
  readonly player: Player;
  readonly transcriber: Transcriber;
  readonly silence: SilenceDetector;
  readonly clock: Clock;
  /** Messages that were still `pending` in the page before this one. @default none */
  readonly undelivered?: readonly UndeliveredMessage[];
  /** Makes an id that no other page has, such as `crypto.randomUUID`; at most 50 characters are used. */
  readonly newId: () => string;
}

/** A live spoken conversation. Nothing happens before `start()`. */
export const createConversationSession = (options: ConversationSessionOptions): ConversationSession => {
  const { socket, player, undelivered = [] } = options;
  const live = createSession({
    policy,
    initial: initialState(options.newId().slice(0, maximumNameLength)),
    view,
    ports: options,
    connection: { socket, toEvent },
  });
  let disposed = false;

  return {
    ...live.controls,
    subscribe: live.subscribe,
    getSnapshot: live.getSnapshot,
    start: () => live.dispatch({ type: 'started', undelivered }),
    correct: (id, text) => live.dispatch({ type: 'corrected', id, text }),
    openHelp: () => live.dispatch({ type: 'helpOpened' }),
    closeHelp: () => live.dispatch({ type: 'helpClosed' }),
    dismissNotice: () => live.dispatch({ type: 'noticeRead' }),
    dispose() {
      if (disposed) return;
      disposed = true;
      live.stop();
      // After the end the connection is closed, or still delivers the last words.
      if (live.getSnapshot().phase !== 'ended') socket.dispose();
      player.dispose();
    },
    microphoneLevel: live.microphoneLevel,
    coachLevel: live.coachLevel,
  };
};
