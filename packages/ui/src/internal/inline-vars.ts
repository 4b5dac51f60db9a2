import type { CSSProperties } from 'react';

/**
 * Values of a stylesheet's variables, for the `style` of one element.
 * @param values by what `createVar` gave: `var(--name)`
 */
export const inlineVars = (values: Readonly<Record<string, string>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name.slice('var('.length, -1), value]));
