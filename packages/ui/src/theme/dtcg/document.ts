import type { ColorScheme } from '../colors.ts';
import { tokens } from '../tokens.ts';
import { colorValue, curveValue, dimensionValue, durationValue, familyValue, isDimension } from './values.ts';

type Token = { $value: unknown; $description?: string };
type Group = { $type?: string; $description?: string } & { [name: string]: Token | Group | string | undefined };

const group = <Value>(
  $type: string,
  source: Readonly<Record<string, Value>>,
  read: (value: Value) => unknown,
): Group => ({
  $type,
  ...Object.fromEntries(Object.entries(source).map(([name, value]) => [name, { $value: read(value) }])),
});

const lengths = (source: Readonly<Record<string, string>>): Group =>
  group(
    'dimension',
    Object.fromEntries(Object.entries(source).filter(([, value]) => isDimension(value))),
    dimensionValue,
  );

const colors = (scheme: ColorScheme): Group => group('color', { ...scheme }, colorValue);

const shadow = (theme: 'light' | 'dark'): Token => ({
  $value: {
    color: `{color.${theme}.shade}`,
    offsetX: { value: 0, unit: 'px' },
    offsetY: { value: 0.5, unit: 'rem' },
    blur: { value: 2, unit: 'rem' },
    spread: { value: 0, unit: 'px' },
  },
});

const { ease, ...times } = tokens.motion;

/**
 * The theme as a Design Tokens document (DTCG 2025.10), from the same source as the style sheets. Sizes that depend on the window
 * (display type) and numbers that only order layers are not in it: the format has no words for them.
 */
export const createTokensDocument = (): Group => ({
  $description: 'The design tokens of Sayso.',
  color: { light: colors(tokens.color.light), dark: colors(tokens.color.dark) },
  space: lengths(tokens.space),
  radius: lengths(tokens.radius),
  speech: group('number', tokens.speech, Number),
  stroke: lengths(tokens.stroke),
  size: lengths(tokens.size),
  duration: group('duration', times, durationValue),
  ease: group('cubicBezier', { standard: ease }, curveValue),
  family: group('fontFamily', tokens.family, familyValue),
  weight: group('fontWeight', tokens.weight, Number),
  leading: group('number', tokens.leading, Number),
  textSize: lengths(tokens.textSize),
  displaySize: lengths(tokens.displaySize),
  shadow: { $type: 'shadow', float: { light: shadow('light'), dark: shadow('dark') } },
});
