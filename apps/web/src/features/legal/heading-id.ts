import type { SectionId } from './texts/text.ts';

/** The heading of a section, which gets the focus when the section is gone to. */
export const headingId = (section: SectionId): string => `${section}-heading`;
