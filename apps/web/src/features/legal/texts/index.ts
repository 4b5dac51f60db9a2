import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { LegalText } from './text.ts';

/** The languages of the legal page, in order, as each of them calls itself. */
export const legalLanguages = [
  { code: 'fr', name: 'Français' },
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'it', name: 'Italiano' },
  { code: 'pt', name: 'Português' },
] as const;
export type LegalLanguage = (typeof legalLanguages)[number]['code'];

/** The legal page in each of them. */
export const legalTexts: Readonly<Record<LegalLanguage, LegalText>> = { fr, en, es, it, pt };
