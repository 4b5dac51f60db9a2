/** Holds back every call of `pass` while it is closed. */
export interface Gate {
  /** Resolves at once, or when the gate opens. */
  pass(): Promise<void>;
  open(): void;
  close(): void;
}

/** @returns an open gate */
export const createGate = (): Gate => {
  let opening = Promise.withResolvers<void>();
  opening.resolve();
  return {
    pass: () => opening.promise,
    open: () => opening.resolve(),
    close: () => {
      opening.resolve();
      opening = Promise.withResolvers<void>();
    },
  };
};
