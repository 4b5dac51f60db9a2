import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';

type Parts = Exclude<Parameters<typeof style>[0], StyleRule>;

/** vanilla-extract's functions for styles, bound to a cascade layer. */
export const inLayer = (layer: string) => {
  const wrap = (rule: StyleRule): StyleRule => ({ '@layer': { [layer]: rule } });
  return {
    /** A class; names of classes before a rule come with it. */
    style: (rule: StyleRule | Parts): string =>
      style(Array.isArray(rule) ? rule.map((part) => (isRule(part) ? wrap(part) : part)) : wrap(rule)),
    styleVariants: <Name extends string>(rules: Record<Name, StyleRule>): Record<Name, string> =>
      styleVariants(rules, (rule) => [wrap(rule)]),
    globalStyle: (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
      globalStyle(selector, { '@layer': { [layer]: rule } }),
  };
};

const isRule = (part: Parts[number]): part is StyleRule => typeof part === 'object' && !Array.isArray(part);
