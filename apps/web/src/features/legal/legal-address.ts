import { type LegalLanguage, legalLanguages } from './texts/index.ts';
import { type SectionId, sectionIds } from './texts/text.ts';

/** The language of a link that names none. */
const usual: LegalLanguage = 'fr';

/** The language that an address asks for. */
export const findLanguage = (query: URLSearchParams): LegalLanguage =>
  legalLanguages.find(({ code }) => code === query.get('lang'))?.code ?? usual;

/** The section that an address names after its `#`. */
export const findSection = ({ hash }: { readonly hash: string }): SectionId | null =>
  sectionIds.find((id) => hash === `#${id}`) ?? null;

/** The query of an address in this language; empty for the usual one. */
export const createLegalQuery = (language: LegalLanguage): string => (language === usual ? '' : `?lang=${language}`);

/** Creates the address of a section, for a link that can be shared. */
export const getSectionAddress = (language: LegalLanguage, section: SectionId): string =>
  `/legal${createLegalQuery(language)}#${section}`;
