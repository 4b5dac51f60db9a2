import type { Detach } from '../../io/clock/clock.ts';
import { createEmitter } from '../../io/emitter.ts';

/** A session's machine: pure, and all it wants done comes back as effects. */
export interface Machine<State, Event, Effect, View extends object> {
  readonly initial: State;
  transition(state: State, event: Event): readonly [State, readonly Effect[]];
  /** The part of a state that the outside sees. */
  view(state: State): View;
}

export interface Runner<Event, View> {
  /** Takes an event; one that comes while another is dealt with waits for it. */
  dispatch(event: Event): void;
  subscribe(listener: () => void): Detach;
  /** The same object as long as nothing in it changed. */
  getSnapshot(): View;
}

const isSame = <T extends object>(before: T, after: T): boolean =>
  Object.entries(after).every(([name, value]) => Object.is(Reflect.get(before, name), value));

/** Runs any machine: events in, one after the other; effects out to `perform`, after the state that asked for them holds. */
export const createRunner = <State, Event, Effect, View extends object>(
  machine: Machine<State, Event, Effect, View>,
  perform: (effect: Effect, dispatch: (event: Event) => void) => void,
): Runner<Event, View> => {
  const changes = createEmitter<void>();
  const events: Event[] = [];
  let state = machine.initial;
  let snapshot = machine.view(state);
  let running = false;

  const take = (event: Event) => {
    const [next, effects] = machine.transition(state, event);
    state = next;
    for (const effect of effects) perform(effect, dispatch);
  };

  const dispatch = (event: Event) => {
    events.push(event);
    if (running) return;
    running = true;
    try {
      for (let next = events.shift(); next !== undefined; next = events.shift()) take(next);
    } finally {
      running = false;
    }
    const view = machine.view(state);
    if (isSame(snapshot, view)) return;
    snapshot = view;
    changes.emit();
  };

  return { dispatch, subscribe: changes.add, getSnapshot: () => snapshot };
};
