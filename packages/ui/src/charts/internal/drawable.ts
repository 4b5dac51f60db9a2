/**
 * Checks that a chart can draw a value: a finite number, 0 or more. Zero is drawn as nothing, so a wrong number must not become zero.
 * @param of name of the value, for the error
 * @throws RangeError for NaN, a negative number and infinity
 */
export function checkDrawable(value: number, of: string): number {
  if (value >= 0 && value < Number.POSITIVE_INFINITY) return value;
  throw new RangeError(
    `A chart cannot draw ${value} (${of}): a value is a finite number, 0 or more. Mend it where it comes from, or leave it out.`,
  );
}
