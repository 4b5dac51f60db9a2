import { describe, expect, it } from 'vitest';
import { legalLanguages, legalTexts } from './index.ts';
import { type Section, sectionIds } from './text.ts';

/** Every sentence under its place in the text, so that two languages can be held side by side. */
const sentences = (value: unknown, at = ''): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inside]) => sentences(inside, `${at}/${key}`))
    : [[at, String(value)]];

const places = (value: unknown) => sentences(value).map(([at]) => at);
const words = (section: Section) => sentences(section).map(([, sentence]) => sentence);

describe.each(legalLanguages)('the legal texts in $name', ({ code }) => {
  const text = legalTexts[code];

  it('have the same sections, and in them the same parts, as in French', () => {
    expect(Object.keys(text.sections)).toEqual(sectionIds);
    expect(places(text)).toEqual(places(legalTexts.fr));
  });

  it('show what comes from the server at the same places', () => {
    const shown = (of: typeof text) => sectionIds.map((id) => of.sections[id].parts.map(({ shows }) => shows));
    expect(shown(text)).toEqual(shown(legalTexts.fr));
  });

  it('leave nothing empty', () => {
    expect(sentences(text).filter(([, sentence]) => sentence.trim().length < 2)).toEqual([]);
  });

  it('name the prices', () => {
    expect(words(text.sections.terms).join(' ')).toMatch(/7[.,]99.*79/);
  });

  it('call the button by the name that it has in the app', () => {
    expect(words(text.sections.delete).join(' ')).toContain('Delete my account');
  });
});

describe('the legal texts', () => {
  it('were translated: no sentence is the same in two languages', () => {
    const long = legalLanguages.flatMap(({ code }) =>
      sentences(legalTexts[code]).flatMap(([, sentence]) => (sentence.length > 30 ? [sentence] : [])),
    );
    expect(long.filter((sentence, index) => long.indexOf(sentence) < index)).toEqual([]);
  });
});
