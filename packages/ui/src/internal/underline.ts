/** A line under words that says something about them: its shape first, its colour second. */
export const underline = (shape: 'solid' | 'wavy' | 'dotted', color: string, thickness: string) =>
  ({
    textDecorationLine: 'underline',
    textDecorationStyle: shape,
    textDecorationColor: color,
    textDecorationThickness: thickness,
    textUnderlineOffset: '0.16em',
    textDecorationSkipInk: 'none',
  }) as const;
