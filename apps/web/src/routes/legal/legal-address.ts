import { type LegalLanguage, legalLanguages } from './texts/index.ts';
import { type SectionId, sectionIds } from './texts/text.ts';

/** What a link without a language is read in (spec §9). */
const usual: LegalLanguage = 'fr';

/** The language that an address asks for. */
export const languageIn = (query: URLSearchParams): LegalLanguage =>
  legalLanguages.find(({ code }) => code === query.get('lang'))?.code ?? usual;

/** The section that an address names after its `#`. */
export const sectionIn = ({ hash }: { readonly hash: string }): SectionId | null =>
  sectionIds.find((id) => hash === `#${id}`) ?? null;

/** The query of an address in this language; empty for the usual one. */
export const queryOf = (language: LegalLanguage): string => (language === usual ? '' : `?lang=${language}`);

/** Where a section can be read, for a link that may be passed on. */
export const addressOf = (language: LegalLanguage, section: SectionId): string =>
  `/legal${queryOf(language)}#${section}`;
