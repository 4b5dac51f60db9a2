import { describe, expect, it } from 'vitest';
import { dark, light } from '../colors.ts';
import { createTokensDocument } from './document.ts';

type Node = { [name: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every token with its type, its own or that of the nearest group. */
const tokensIn = (
  node: Node,
  path: string[] = [],
  inherited?: unknown,
): { path: string; type: unknown; value: unknown }[] => {
  const type = node['$type'] ?? inherited;
  if ('$value' in node) return [{ path: path.join('.'), type, value: node['$value'] }];
  return Object.entries(node).flatMap(([name, child]) =>
    name.startsWith('$') || !isNode(child) ? [] : tokensIn(child, [...path, name], type),
  );
};

const document = createTokensDocument();
const all = tokensIn(document);

/** Requirements of DTCG 2025.10 for a value. */
const rules: Record<string, (value: unknown) => void> = {
  color: (value) =>
    expect(value).toMatchObject({
      colorSpace: 'srgb',
      components: [expect.any(Number), expect.any(Number), expect.any(Number)],
      hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
    }),
  dimension: (value) => expect(value).toEqual({ value: expect.any(Number), unit: expect.stringMatching(/^(px|rem)$/) }),
  duration: (value) => expect(value).toEqual({ value: expect.any(Number), unit: 'ms' }),
  cubicBezier: (value) => expect(value).toHaveLength(4),
  fontFamily: (value) => expect(value).toEqual(expect.arrayContaining([expect.any(String)])),
  fontWeight: (value) => expect(value).toSatisfy((weight: number) => weight >= 1 && weight <= 1000),
  number: (value) => expect(value).toSatisfy(Number.isFinite),
  shadow: (value) => expect(value).toMatchObject({ color: expect.stringMatching(/^\{.+\}$/), blur: { unit: 'rem' } }),
};

describe('tokens.json', () => {
  it('is the document of the committed file', async () => {
    await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot('../../../tokens.json');
  });

  it.each(all)('has a $type at $path, as the format demands', ({ type, value }) => {
    const rule = rules[String(type)];
    expect(rule).toBeDefined();
    rule?.(value);
  });

  it('has names that the format allows', () => {
    for (const { path } of all) expect(path).toMatch(/^[^${}]+$/);
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  });

  it('refers only to what is there', () => {
    const paths = new Set(all.map(({ path }) => path));
    const references = JSON.stringify(document).match(/(?<="\{)[^}]+/g) ?? [];
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) expect(paths).toContain(reference);
  });

  it('holds every colour of both themes as it is', () => {
    const findHex = (path: string) => all.find((token) => token.path === path)?.value;
    for (const [theme, scheme] of Object.entries({ light, dark })) {
      for (const [role, css] of Object.entries(scheme)) {
        if (css.startsWith('#'))
          expect(findHex(`color.${theme}.${role}`)).toMatchObject({ hex: css.toLowerCase(), alpha: 1 });
      }
    }
    expect(findHex('color.light.scrim')).toMatchObject({ hex: '#131218', alpha: 0.55 });
  });
});
