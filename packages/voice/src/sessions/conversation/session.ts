import type { ConversationClientMessage, ConversationServerMessage } from '@sayso/api/contract/conversation-socket';
import type { CoachName } from '@sayso/api/contract/values';
import type { Player, Recorder } from '../../audio/ports.ts';
import type { SilenceDetector } from '../../audio/silence/silence-detector.ts';
import type { Clock } from '../../internal/clock.ts';
import type { ReconnectingSocket } from '../../socket/reconnecting.ts';
import type { Transcriber } from '../../speech/ports.ts';
import { followSocket } from '../follow-socket.ts';
import { createRunner } from '../runner.ts';
import { createVoice } from '../voice.ts';
import { undeliveredMs } from './limits.ts';
import { type ConversationEvent, toEvent } from './protocol.ts';
import type { ConversationSession, UndeliveredMessage } from './snapshot.ts';
import { initialState } from './state.ts';
import { transition } from './transition.ts';
import { view } from './view.ts';

/** The socket of a conversation, as `createReconnectingSocket` makes it. */
export type ConversationSocket = ReconnectingSocket<ConversationServerMessage, ConversationClientMessage>;

/** What a conversation is made of. The session owns it all from now on and disposes of it. */
export interface ConversationSessionOptions {
  readonly coach: CoachName;
  /** Not connected yet. */
  readonly socket: ConversationSocket;
  readonly recorder: Recorder;
  readonly player: Player;
  readonly transcriber: Transcriber;
  readonly silence: SilenceDetector;
  readonly clock: Clock;
  /** Messages that were still `pending` in the page before this one. */
  readonly undelivered?: readonly UndeliveredMessage[];
  /** Makes an id that no other page has, such as `crypto.randomUUID`; at most 50 characters are used. */
  readonly newId: () => string;
}

/** A live spoken conversation. Nothing happens before `start()`. */
export const createConversationSession = (options: ConversationSessionOptions): ConversationSession => {
  const { socket, player, clock, undelivered = [] } = options;
  let disposed = false;
  const dispatch = (event: ConversationEvent) => {
    if (!disposed) runner.dispatch(event);
  };
  const voice = createVoice<ConversationClientMessage>(
    {
      ...options,
      connect: socket.connect,
      disconnect: socket.dispose,
      retire: () => socket.retire(undeliveredMs),
      send: socket.send,
    },
    dispatch,
  );
  const runner = createRunner({ initial: initialState(options.newId().slice(0, 50)), transition, view }, voice.perform);
  const unfollow = followSocket(socket, clock, toEvent, dispatch);

  return {
    subscribe: runner.subscribe,
    getSnapshot: runner.getSnapshot,
    start: () => dispatch({ type: 'started', at: clock.now(), undelivered }),
    sendNow: () => dispatch({ type: 'sendNowPressed' }),
    startTyping: () => dispatch({ type: 'typingStarted' }),
    sendText: (text) => dispatch({ type: 'textSubmitted', text, at: clock.now() }),
    correct: (id, text) => dispatch({ type: 'corrected', id, text }),
    hangUp: () => dispatch({ type: 'hungUp' }),
    retry: () => dispatch({ type: 'retryPressed' }),
    retryMicrophone: () => dispatch({ type: 'microphoneRetried' }),
    unlock: () => dispatch({ type: 'unlockPressed' }),
    dismissNotice: () => dispatch({ type: 'noticeRead' }),
    dispose() {
      if (disposed) return;
      disposed = true;
      unfollow();
      voice.dispose();
      // After the end the connection is closed, or still delivers the last words.
      if (runner.getSnapshot().phase !== 'ended') socket.dispose();
      player.dispose();
    },
    microphoneLevel: voice.microphoneLevel,
    coachLevel: player.level,
  };
};
