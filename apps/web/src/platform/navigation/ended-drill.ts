/** The state of the navigation from a drill that has ended to its summary. */
export interface EndedDrill {
  /** Something that was evaluated is not saved yet. */
  readonly unsaved: boolean;
}

/** Whether a phrase was still being saved; not where the address was opened without a drill. */
export const endedUnsaved = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'unsaved' in state && state.unsaved === true;
