/** The sections, in order; each is also its anchor in the address. */
export const sectionIds = ['legal', 'privacy', 'terms', 'delete'] as const;
export type SectionId = (typeof sectionIds)[number];

/** A paragraph, or the points of a list. */
export type Block = string | readonly string[];

/** Something under a heading of its own. */
export interface Part {
  readonly title: string;
  readonly text: readonly Block[];
  /** The facts below the text that come from the server: all that is known of the operator, or the e-mail address alone. */
  readonly shows?: 'operator' | 'contact';
}

export interface Section {
  /** The shortest form, for the navigation. */
  readonly chip: string;
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly Part[];
}

/** Words around the details of the operator. */
export interface OperatorText {
  readonly name: string;
  readonly address: string;
  readonly registration: string;
  readonly email: string;
  /** Nothing was entered. */
  readonly missing: string;
  /** Something was entered, but not all. */
  readonly incomplete: string;
  readonly noEmail: string;
  /** The server did not answer. */
  readonly unreachable: string;
  /** Asks it again. */
  readonly again: string;
}

/** The whole page in one language. */
export interface LegalText {
  /** Name of the page in the browser's tab. */
  readonly pageTitle: string;
  readonly title: string;
  readonly lead: string;
  readonly inShort: { readonly title: string; readonly points: readonly string[] };
  /** The label of the list of languages. */
  readonly language: string;
  /** The label of the navigation. */
  readonly navigation: string;
  readonly back: string;
  readonly rights: string;
  readonly operator: OperatorText;
  readonly sections: Readonly<Record<SectionId, Section>>;
}
