/** A machine, and what may happen to it, to be drawn. */
export interface Drawing<State extends { readonly phase: { readonly name: string } }, Event> {
  /** The first is where the machine begins; the others begin near states that would take long to reach. */
  readonly starts: readonly [State, ...State[]];
  transition(state: State, event: Event): readonly [State, readonly unknown[]];
  /** What may happen in a state, in the words of the diagram; without words it leads on and is not drawn. */
  candidates(state: State): readonly (readonly [label: string | null, event: Event])[];
  /** The same for states that behave alike. */
  keyOf(state: State): string;
}

/** A machine as a Mermaid state diagram: every move from one phase to another with what can cause it, found by going through it. */
export const drawMachine = <State extends { readonly phase: { readonly name: string } }, Event>(
  drawing: Drawing<State, Event>,
): string => {
  const moves = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const queue: State[] = [...drawing.starts];
  for (let state = queue.shift(); state !== undefined; state = queue.shift()) {
    for (const [label, event] of drawing.candidates(state)) {
      const [next] = drawing.transition(state, event);
      if (next.phase.name !== state.phase.name && label !== null) {
        const move = `${state.phase.name} --> ${next.phase.name}`;
        moves.set(move, (moves.get(move) ?? new Set()).add(label));
      }
      const key = drawing.keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push(next);
    }
  }
  const lines = [...moves].map(([move, labels]) => `  ${move}: ${[...labels].join(' / ')}`);
  const [{ phase }] = drawing.starts;
  return ['stateDiagram-v2', `  [*] --> ${phase.name}`, ...lines, '  ended --> [*]', ''].join('\n');
};
