import type { InterviewClientMessage, InterviewServerMessage } from '@sayso/api/contract/interview-socket';
import type { Player, Recorder } from '../../audio/ports.ts';
import type { Clock } from '../../internal/clock.ts';
import type { ReconnectingSocket } from '../../socket/reconnecting.ts';
import type { Transcriber } from '../../speech/ports.ts';
import { followSocket } from '../follow-socket.ts';
import { createRunner } from '../runner.ts';
import { createVoice } from '../voice.ts';
import { undeliveredMs } from './limits.ts';
import { withLongAnswers } from './long-answer.ts';
import { type Happening, toHappening } from './protocol.ts';
import type { InterviewSession, UndeliveredAnswer } from './snapshot.ts';
import { initialState } from './state.ts';
import { transition } from './transition.ts';
import { view } from './view.ts';

/** The socket of an interview, as `createReconnectingSocket` makes it. */
export type InterviewSocket = ReconnectingSocket<InterviewServerMessage, InterviewClientMessage>;

/** What an interview is made of. The session owns it all from now on and disposes of it. */
export interface InterviewSessionOptions {
  /** Not connected yet. */
  readonly socket: InterviewSocket;
  readonly recorder: Recorder;
  readonly player: Player;
  /** Refuses what is under 1000 bytes, as `createTranscriber` does; what is too long is cut before it comes there (spec §5). */
  readonly transcriber: Transcriber;
  readonly clock: Clock;
  /** Answers that were still `pending` in the page before this one. */
  readonly undelivered?: readonly UndeliveredAnswer[];
  /** Whether ideal answers were wanted in the page before this one; they are, unless told. */
  readonly assistant?: boolean;
  /** Makes an id that no other page has, such as `crypto.randomUUID`; at most 50 characters are used. */
  readonly newId: () => string;
}

/** A mock interview. Nothing happens before `start()`. */
export const createInterviewSession = (options: InterviewSessionOptions): InterviewSession => {
  const { socket, player, clock, undelivered = [], assistant } = options;
  let disposed = false;
  const dispatch = (happening: Happening) => {
    if (!disposed) runner.dispatch({ ...happening, at: clock.now() });
  };
  const voice = createVoice<InterviewClientMessage>(
    {
      ...options,
      transcriber: withLongAnswers(options.transcriber, (size) => dispatch({ type: 'longAnswerMeasured', size })),
      connect: socket.connect,
      disconnect: socket.dispose,
      retire: () => socket.retire(undeliveredMs),
      send: socket.send,
    },
    dispatch,
  );
  const runner = createRunner(
    { initial: initialState(options.newId().slice(0, 50), assistant), transition, view },
    voice.perform,
  );
  const unfollow = followSocket(socket, clock, toHappening, dispatch);

  return {
    subscribe: runner.subscribe,
    getSnapshot: runner.getSnapshot,
    start: () => dispatch({ type: 'started', undelivered }),
    startRecording: () => dispatch({ type: 'recordPressed' }),
    sendNow: () => dispatch({ type: 'sendNowPressed' }),
    startTyping: () => dispatch({ type: 'typingStarted' }),
    sendText: (text) => dispatch({ type: 'textSubmitted', text }),
    hearAgain: () => dispatch({ type: 'hearAgainPressed' }),
    setAssistant: (on) => dispatch({ type: 'assistantSet', on }),
    skip: () => dispatch({ type: 'skipPressed' }),
    retry: () => dispatch({ type: 'retryPressed' }),
    retryMicrophone: () => dispatch({ type: 'microphoneRetried' }),
    unlock: () => dispatch({ type: 'unlockPressed' }),
    hangUp: () => dispatch({ type: 'hungUp' }),
    dispose() {
      if (disposed) return;
      disposed = true;
      unfollow();
      voice.dispose();
      if (runner.getSnapshot().phase !== 'ended') {
        socket.send({ type: 'terminate', force: true });
        // Closes at once, unless an answer is still on its way.
        socket.retire(undeliveredMs);
      }
      player.dispose();
    },
    microphoneLevel: voice.microphoneLevel,
    coachLevel: player.level,
  };
};
