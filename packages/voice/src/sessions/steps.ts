interface Noting {
  readonly notices: number;
  readonly notice: { readonly id: number; readonly tone: string; readonly text: string } | null;
}

/** What the machine of every session does with its state, for the states and the effects of one of them. */
export const stepsOf = <State extends { readonly memory: Noting }, Effect>() => {
  type Memory = State['memory'];
  type Tone = NonNullable<Memory['notice']>['tone'];
  type Step = readonly [State, readonly Effect[]];
  return {
    /** An event that means nothing here. */
    stay: (state: State): Step => [state, []],
    /** The same phase, with something else in memory. */
    remember: (state: State, change: Partial<Memory>): State => ({ ...state, memory: { ...state.memory, ...change } }),
    /** Tells the learner something, under a number that no notice had before. */
    notify: (memory: Memory, tone: Tone, text: string): Memory => ({
      ...memory,
      notices: memory.notices + 1,
      notice: { id: memory.notices + 1, tone, text },
    }),
    /** Something before a step. */
    before: (effects: readonly Effect[], [state, more]: Step): Step => [state, [...effects, ...more]],
  };
};
