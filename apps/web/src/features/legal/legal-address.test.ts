import { describe, expect, it } from 'vitest';
import { findLanguage, findSection, getSectionAddress } from './legal-address.ts';

describe('the address of the legal page', () => {
  it('is read in French unless it names one of the five languages', () => {
    const asked = ['', 'lang=en', 'lang=pt', 'lang=de', 'lang='].map((query) =>
      findLanguage(new URLSearchParams(query)),
    );
    expect(asked).toEqual(['fr', 'en', 'pt', 'fr', 'fr']);
  });

  it('names a section after its #, and nothing else there', () => {
    expect(
      ['#legal', '#privacy', '#terms', '#delete', '#prices', '#', ''].map((hash) => findSection({ hash })),
    ).toEqual(['legal', 'privacy', 'terms', 'delete', null, null, null]);
  });

  it('keeps the language when a section is followed', () => {
    expect(getSectionAddress('it', 'terms')).toBe('/legal?lang=it#terms');
    expect(getSectionAddress('fr', 'terms')).toBe('/legal#terms');
  });
});
