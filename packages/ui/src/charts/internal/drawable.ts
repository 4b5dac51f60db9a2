/**
 * A value as a chart may draw it: a finite number, 0 or more. Zero is drawn as nothing, so a wrong number must never become one.
 * @param of what has the value, for the error
 * @throws RangeError for NaN, for less than 0 and for what is endless
 */
export function drawable(value: number, of: string): number {
  if (value >= 0 && value < Number.POSITIVE_INFINITY) return value;
  throw new RangeError(
    `A chart cannot draw ${value} (${of}): a value is a finite number, 0 or more. Mend it where it comes from, or leave it out.`,
  );
}
