import type { CoachName } from '@sayso/api/contract/values';
import type { Player, Recorder } from '../../audio/ports.ts';
import { createMicrophone } from '../microphone.ts';
import { createRunner } from '../runner.ts';
import { createSound } from '../sound.ts';
import { spokenIn } from '../spoken.ts';
import type { DrillEffect, DrillEvent } from './protocol.ts';
import { type AskingPorts, createAsking } from './server.ts';
import type { DrillSession } from './snapshot.ts';
import { initialState } from './state.ts';
import { transition } from './transition.ts';
import { view } from './view.ts';

/** What a drill is made of. The session owns it all from now on and disposes of it. */
export interface DrillSessionOptions extends AskingPorts {
  readonly coach: CoachName;
  readonly recorder: Recorder;
  readonly player: Player;
  /** Makes an id that no other page has, such as `crypto.randomUUID`: 8 characters or more, of which 40 at most are used. */
  readonly newId: () => string;
}

/** A pronunciation drill. Nothing happens before `start()`. */
export const createDrillSession = (options: DrillSessionOptions): DrillSession => {
  const { coach, player } = options;
  let disposed = false;
  const dispatch = (event: DrillEvent) => runner.dispatch(event);
  const microphone = createMicrophone(options, dispatch);
  const sound = createSound({ ...options, microphone }, dispatch);
  const asking = createAsking(options, dispatch);

  const capture = (turn: number) => {
    const take = microphone.end(turn);
    const finish = (audioBase64: string | null, size: number, spokenMs: number) => {
      if (take?.isCurrent() ?? true) dispatch({ type: 'captured', turn, audioBase64, size, spokenMs });
    };
    if (!take) return finish(null, 0, 0);
    take.recording
      .then(async (recording) =>
        finish(await recording.base64(), recording.size, await spokenIn(recording, take.spokenMs)),
      )
      .catch(() => finish(null, 0, 0));
  };

  const perform = (effect: DrillEffect): void => {
    switch (effect.do) {
      case 'capture':
        return capture(effect.turn);
      case 'ask':
        return asking.ask(effect.id, effect.ask);
      case 'forget':
        return asking.forget(effect.id);
      case 'forgetAll':
        return asking.forgetAll();
      default:
        return sound.perform(effect);
    }
  };
  const runner = createRunner(
    { initial: initialState(coach, options.newId().slice(0, 40)), transition, view },
    perform,
  );

  return {
    subscribe: runner.subscribe,
    getSnapshot: runner.getSnapshot,
    start: () => dispatch({ type: 'started' }),
    stopRecording: () => dispatch({ type: 'stopPressed' }),
    sayAgain: () => dispatch({ type: 'sayAgainPressed' }),
    next: () => dispatch({ type: 'nextPressed' }),
    hold: () => dispatch({ type: 'held' }),
    retry: () => dispatch({ type: 'retryPressed' }),
    hearWord: (word) => dispatch({ type: 'wordPressed', word, who: 'coach' }),
    hearMyself: (word) => dispatch({ type: 'wordPressed', word, who: 'learner' }),
    unlock: () => dispatch({ type: 'unlockPressed' }),
    hangUp: () => dispatch({ type: 'hungUp' }),
    dispose() {
      if (disposed) return;
      disposed = true;
      // What is evaluated is still saved afterwards: the machine ends everything else itself.
      dispatch({ type: 'left' });
      player.dispose();
    },
    microphoneLevel: microphone.level,
    coachLevel: player.level,
  };
};
