/** The texts of a page of the docs, beside the machine or the component itself. A story file hands it in as `parameters.guide`. */
export interface Guide {
  /** When something else is the better choice. */
  readonly notFor: readonly string[];
  /** A whole module with its imports, to be copied. */
  readonly code: string;
  readonly states: readonly (readonly [state: string, meaning: string])[];
  readonly options: readonly (readonly [name: string, byDefault: string, meaning: string])[];
  readonly errors: readonly (readonly [what: string, shown: string, whatToDo: string])[];
  readonly accessibility: readonly string[];
}
