import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => body);
const value = (face: string, property: string): string =>
  new RegExp(`${property}:\\s*([^;]+);`).exec(face)?.[1]?.replaceAll('"', '') ?? '';
const fallbacks = faces.filter((face) => value(face, 'size-adjust') !== '');
const percent = (face: string, property: string): number => Number.parseFloat(value(face, property)) / 100;

const real: Record<string, string> = {
  'Bricolage fallback': '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  'Figtree fallback': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
};

describe('the fonts', () => {
  it('ship in Latin and extended Latin, and show text while they load', () => {
    const shipped = faces.filter((face) => face.includes('woff2'));
    expect(shipped.map((face) => /-(latin(?:-ext)?)-wght/.exec(face)?.[1])).toEqual([
      'latin-ext',
      'latin',
      'latin-ext',
      'latin',
    ]);
    expect(shipped.map((face) => value(face, 'font-display'))).toEqual(['swap', 'swap', 'swap', 'swap']);
  });

  it.each(fallbacks.map((face) => [value(face, 'font-family'), value(face, 'font-weight'), face] as const))(
    'have a fallback "%s" (%s) whose lines are as high as those of the real font',
    (name, _weight, face) => {
      const font = woff2Metrics(readFileSync(require.resolve(real[name] ?? name)));
      const adjust = percent(face, 'size-adjust');
      expect(percent(face, 'ascent-override') * adjust).toBeCloseTo(font.ascent, 3);
      expect(percent(face, 'descent-override') * adjust).toBeCloseTo(font.descent, 3);
      expect(percent(face, 'line-gap-override')).toBe(font.lineGap);
    },
  );
});

const KNOWN =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';

/** Ascent, descent and line gap of a WOFF2 font, in parts of its em. Reads the table directory as the WOFF2 specification lays it out. */
function woff2Metrics(file: Buffer): { ascent: number; descent: number; lineGap: number } {
  let at = 48;
  const base128 = (): number => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = (value << 7) | (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
  };
  const offsets = new Map<string, number>();
  let offset = 0;
  for (let table = 0; table < file.readUInt16BE(12); table++) {
    const flags = file.readUInt8(at++);
    const index = flags & 0x3f;
    const tag = index === 0x3f ? file.toString('latin1', at, (at += 4)) : KNOWN.slice(index * 5, index * 5 + 4);
    const original = base128();
    const version = flags >> 6;
    const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    offsets.set(tag, offset);
    offset += transformed ? base128() : original;
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  const table = (tag: string): Buffer => data.subarray(offsets.get(tag) ?? Number.NaN);
  const em = table('head').readUInt16BE(18);
  const line = table('hhea');
  return { ascent: line.readInt16BE(4) / em, descent: -line.readInt16BE(6) / em, lineGap: line.readInt16BE(8) / em };
}
