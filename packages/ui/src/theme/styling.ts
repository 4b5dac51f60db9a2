import { type StyleRule, style } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { vars } from './vars.css.ts';

export { media } from './media.ts';
export { speechCorner } from './speech-corner.ts';
export { vars } from './vars.css.ts';

const inLayer = (name: string, rule: StyleRule): StyleRule => ({ '@layer': { [name]: rule } });

/** A class in the layer of components. */
export const componentStyle = (rule: StyleRule, debugId?: string): string =>
  style(inLayer(layers.components, rule), debugId);

/** A class in the layer of primitives, which every component may override. */
export const primitiveStyle = (rule: StyleRule, debugId?: string): string =>
  style(inLayer(layers.primitives, rule), debugId);

/** A class for what several components are made of, which each of them may override. */
export const partStyle = (rule: StyleRule, debugId?: string): string => style(inLayer(layers.parts, rule), debugId);

/** A class for another component within a component: it wins over that one's own, whichever style sheet comes first. */
export const compositeStyle = (rule: StyleRule, debugId?: string): string =>
  style(inLayer(layers.composites, rule), debugId);

/** One component class for each name of a closed set. */
export function componentVariants<Name extends string>(rules: Record<Name, StyleRule>): Record<Name, string> {
  return mapNames(rules, componentStyle);
}

/** One primitive class for each token of a scale, e.g. `primitiveScale(vars.space, (value) => ({ gap: value }))`. */
export function primitiveScale<Name extends string>(
  scale: Record<Name, string>,
  rule: (value: string) => StyleRule,
): Record<Name, string> {
  return mapNames(scale, (value, name) => primitiveStyle(rule(value), name));
}

function mapNames<Name extends string, Value>(
  source: Record<Name, Value>,
  make: (value: Value, name: string) => string,
): Record<Name, string> {
  const result: Partial<Record<Name, string>> = {};
  for (const name in source) result[name] = make(source[name], name);
  return result as Record<Name, string>;
}

/**
 * Space at a side that gives way to the words: on a phone with doubled text it stays what it was. `6` is 24 at most, and never
 * more than its share of a 390 wide window.
 */
export const side = (step: '3' | '4' | '5' | '6' | '7' | '8'): string =>
  `min(${vars.space[step]}, ${Number(step) * 1.1}vw)`;

/** Digits of one width, for timers and scores. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums' } as const;

/** A transition of some properties at a token's speed. */
export const transition = (properties: readonly string[], speed: 'fast' | 'normal' | 'slow' = 'fast'): string =>
  properties.map((property) => `${property} ${vars.motion[speed]} ${vars.motion.ease}`).join(', ');
