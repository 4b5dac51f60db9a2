/** Something that is opened when the first reader comes and closed when the last one has gone. */
export interface KeptAlive<T> {
  readonly value: T;
  /** Holds it open until the returned function is called. */
  hold(): () => void;
}

/**
 * Ties the life of a session to its readers instead of to one component's effects: React may mount a screen twice (Strict Mode, a retried
 * render), and only the last reader's leaving closes the session, in the next task so that a remount does not.
 * @param later runs its argument in a later task
 */
export const keepAlive = <T>(
  value: T,
  open: (value: T) => void,
  close: (value: T) => void,
  later: (run: () => void) => void = (run) => setTimeout(run, 0),
): KeptAlive<T> => {
  let holders = 0;
  let isOpen = false;
  return {
    value,
    hold: () => {
      holders += 1;
      if (!isOpen) {
        isOpen = true;
        open(value);
      }
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        holders -= 1;
        later(() => {
          if (holders > 0 || !isOpen) return;
          isOpen = false;
          close(value);
        });
      };
    },
  };
};
