import type { CoachName } from '@sayso/api/contract/values';
import type { Player, Recorder } from '../../io/ports.ts';
import type { Effect } from '../core/events.ts';
import { createSession } from '../core/session.ts';
import { type Drill, initialState } from './kind.ts';
import { policy } from './policy.ts';
import { type AskingPorts, createAsking } from './server.ts';
import type { DrillSession } from './snapshot.ts';
import { view } from './view.ts';

/** The longest beginning of a drill's id: the number of the drill follows it. */
const maximumNameLength = 40;

/** The parts of a drill. The session owns it all from now on and disposes of it. */
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
  const asking = createAsking(options, (event) => live.dispatch(event));
  const perform = (effect: Effect<Drill>): boolean => {
    switch (effect.do) {
      case 'ask':
        asking.ask(effect.id, effect.ask);
        return true;
      case 'forget':
        asking.forget(effect.id);
        return true;
      case 'forgetAll':
        asking.forgetAll();
        return true;
      default:
        return false;
    }
  };
  const live = createSession({
    policy,
    initial: initialState(coach, options.newId().slice(0, maximumNameLength)),
    view,
    ports: options,
    perform,
  });
  let disposed = false;

  return {
    subscribe: live.subscribe,
    getSnapshot: live.getSnapshot,
    start: () => live.dispatch({ type: 'started', undelivered: [] }),
    stopRecording: () => live.dispatch({ type: 'sendNowPressed' }),
    sayAgain: () => live.dispatch({ type: 'sayAgainPressed' }),
    next: () => live.dispatch({ type: 'nextPressed' }),
    hold: () => live.dispatch({ type: 'held' }),
    retry: () => live.dispatch({ type: 'retryPressed' }),
    hearWord: (word) => live.dispatch({ type: 'wordPressed', word, who: 'coach' }),
    hearMyself: (word) => live.dispatch({ type: 'wordPressed', word, who: 'learner' }),
    unlock: () => live.dispatch({ type: 'unlockPressed' }),
    hangUp: () => live.dispatch({ type: 'hungUp' }),
    dispose() {
      if (disposed) return;
      disposed = true;
      // What is evaluated is still saved afterwards: the machine ends everything else itself.
      live.dispatch({ type: 'left' });
      player.dispose();
    },
    microphoneLevel: live.microphoneLevel,
    coachLevel: live.coachLevel,
  };
};
