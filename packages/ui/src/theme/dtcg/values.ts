/** A colour as DTCG 2025.10 has it: channels from 0 to 1, and the hex that people read. */
export type ColorValue = { colorSpace: 'srgb'; components: readonly number[]; alpha: number; hex: string };

/** A length, in the two units that the format knows. */
export type DimensionValue = { value: number; unit: 'px' | 'rem' };

const channel = (part: number): number => Math.round((part / 255) * 10_000) / 10_000;
const hex = (parts: readonly number[]): string =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** @throws Error for anything but `#RRGGBB` and `rgb(r g b / a)`, in which our colours are written */
export function colorValue(css: string): ColorValue {
  const parts = css.startsWith('#')
    ? (css.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
    : (css.match(/[\d.]+/g) ?? []).map(Number);
  const [red, green, blue, alpha = 1] = parts;
  if (red === undefined || green === undefined || blue === undefined || parts.some(Number.isNaN)) {
    throw new Error(`"${css}" is not a colour that tokens.json can hold. Write it as #RRGGBB or rgb(r g b / a).`);
  }
  const rgb = [red, green, blue];
  return { colorSpace: 'srgb', components: rgb.map(channel), alpha, hex: hex(rgb) };
}

/** @throws Error for a length that is not a plain number of px or rem */
export function dimensionValue(css: string): DimensionValue {
  const [, number, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? [];
  if (number === undefined || (unit !== 'px' && unit !== 'rem')) {
    throw new Error(`"${css}" is not a length that tokens.json can hold. Write it in px or rem.`);
  }
  return { value: Number(number), unit };
}

/** Whether a length is a plain one; what a window decides on has no place in the format. */
export const isDimension = (css: string): boolean => /^-?[\d.]+(px|rem)$/.test(css) || css === '0';

/** @throws Error for a time that is not in ms */
export function durationValue(css: string): { value: number; unit: 'ms' } {
  const [, number] = /^([\d.]+)ms$/.exec(css) ?? [];
  if (number === undefined) throw new Error(`"${css}" is not a time that tokens.json can hold. Write it in ms.`);
  return { value: Number(number), unit: 'ms' };
}

/** The four numbers of a curve. */
export const curveValue = (css: string): readonly number[] => (css.match(/-?[\d.]+/g) ?? []).map(Number);

/** The families of a stack, without their quotes. */
export const familyValue = (css: string): readonly string[] =>
  css.split(',').map((name) => name.trim().replaceAll('"', ''));
