import type { Timed } from './events.ts';

/** A machine, and the events that may come, to be drawn. */
export interface Drawing<State, Event> {
  /** The first is where the machine begins; the others begin near states that would take long to reach. */
  readonly starts: readonly [State, ...State[]];
  transition(state: State, event: Event & Timed): readonly [State, readonly unknown[]];
  /** The phase of a state by its name in the diagram. */
  findPhase(state: State): string;
  /** The events that may come in a state, in the words of the diagram; one without words leads on and is not drawn. */
  findCandidates(state: State): readonly (readonly [label: string | null, event: Event])[];
  /** The same for states that behave alike. */
  findKey(state: State): string;
}

/** Draws a machine as a Mermaid state diagram: every move from one phase to another with its causes, found by going through it. */
export const drawMachine = <State, Event>({
  starts,
  transition,
  findPhase,
  findCandidates,
  findKey,
}: Drawing<State, Event>): string => {
  const moves = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const queue: State[] = [...starts];
  for (let state = queue.shift(); state !== undefined; state = queue.shift()) {
    const from = findPhase(state);
    for (const [label, event] of findCandidates(state)) {
      const [next] = transition(state, { ...event, at: 0 });
      const to = findPhase(next);
      if (from !== to && label !== null) {
        const move = `${from} --> ${to}`;
        moves.set(move, (moves.get(move) ?? new Set()).add(label));
      }
      const key = findKey(next);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push(next);
    }
  }
  const lines = [...moves].map(([move, labels]) => `  ${move}: ${[...labels].join(' / ')}`);
  return ['stateDiagram-v2', `  [*] --> ${findPhase(starts[0])}`, ...lines, '  ended --> [*]', ''].join('\n');
};
