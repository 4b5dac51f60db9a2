const channel = (byte: number): number => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number => {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits)
    throw new Error(`"${hex}" is not a colour like #1B1A22, so its contrast is unknown. Write it with six digits.`);
  const [r = 0, g = 0, b = 0] = digits.slice(1).map((pair) => channel(Number.parseInt(pair, 16)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/**
 * WCAG 2.2 contrast of two opaque colours, 1 to 21.
 * @throws Error when a colour is not six hexadecimal digits
 */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
