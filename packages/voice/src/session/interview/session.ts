import type { InterviewClientMessage, InterviewServerMessage } from '@sayso/api/contract/interview-socket';
import type { Clock } from '../../io/clock/clock.ts';
import type { Player, Recorder } from '../../io/ports.ts';
import type { ReconnectingSocket } from '../../net/reconnecting-socket.ts';
import type { Transcriber } from '../../speech/ports.ts';
import { maximumNameLength, undeliveredMs } from '../core/limits.ts';
import { createSession } from '../core/session.ts';
import { initialState, toEvent } from './kind.ts';
import { withLongAnswers } from './long-answer.ts';
import { policy } from './policy.ts';
import type { InterviewSession, UndeliveredAnswer } from './snapshot.ts';
import { view } from './view.ts';

/** The socket of an interview, as `createReconnectingSocket` makes it. */
export type InterviewSocket = ReconnectingSocket<InterviewServerMessage, InterviewClientMessage>;

/** The parts of an interview. The session owns it all from now on and disposes of it. */
export interface InterviewSessionOptions {
  /** Not connected yet. */
  readonly socket: InterviewSocket;
  readonly recorder: Recorder;
  readonly player: Player;
  /** Refuses what is under 1000 bytes, as `createTranscriber` does; what is too long is cut before that. */
  readonly transcriber: Transcriber;
  readonly clock: Clock;
  /** Answers that were still `pending` in the page before this one. @default none */
  readonly undelivered?: readonly UndeliveredAnswer[];
  /** Whether ideal answers were wanted in the page before this one. @default true */
  readonly assistant?: boolean;
  /** Makes an id that no other page has, such as `crypto.randomUUID`; at most 50 characters are used. */
  readonly newId: () => string;
}

/** A mock interview. Nothing happens before `start()`. */
export const createInterviewSession = (options: InterviewSessionOptions): InterviewSession => {
  const { socket, player, undelivered = [], assistant } = options;
  const transcriber = withLongAnswers(options.transcriber, (size) =>
    live.dispatch({ type: 'longAnswerMeasured', size }),
  );
  const live = createSession({
    policy,
    initial: initialState(options.newId().slice(0, maximumNameLength), assistant),
    view,
    ports: { ...options, transcriber },
    connection: { socket, toEvent },
  });
  let disposed = false;

  return {
    ...live.controls,
    subscribe: live.subscribe,
    getSnapshot: live.getSnapshot,
    start: () => live.dispatch({ type: 'started', undelivered }),
    startRecording: () => live.dispatch({ type: 'recordPressed' }),
    hearAgain: () => live.dispatch({ type: 'hearAgainPressed' }),
    setAssistant: (on) => live.dispatch({ type: 'assistantSet', on }),
    skip: () => live.dispatch({ type: 'skipPressed' }),
    dispose() {
      if (disposed) return;
      disposed = true;
      live.stop();
      if (live.getSnapshot().phase !== 'ended') {
        socket.send({ type: 'terminate', force: true });
        // Closes at once, unless an answer is still on its way.
        socket.retire(undeliveredMs);
      }
      player.dispose();
    },
    microphoneLevel: live.microphoneLevel,
    coachLevel: live.coachLevel,
  };
};
