/** Joins class names and leaves out what is not there. */
export const cx = (...names: ReadonlyArray<string | false | null | undefined>): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
