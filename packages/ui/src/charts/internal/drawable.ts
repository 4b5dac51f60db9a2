/** What a value can be drawn as: nothing where it is no number, negative or endless. */
export const drawable = (value: number): number => (Number.isFinite(value) && value > 0 ? value : 0);
