import type { Family } from '../job/families.ts';
import type { Question } from './bank.ts';
import { health, office, sales, service, software, teaching } from './family-a.ts';
import { craft, finance, general, logistics, management, marketing, science } from './family-b.ts';

/** The questions about each kind of work. */
export const familyQuestions: Readonly<Record<Family, readonly Question[]>> = {
  software,
  sales,
  service,
  health,
  teaching,
  office,
  logistics,
  marketing,
  finance,
  craft,
  management,
  science,
  general,
};
