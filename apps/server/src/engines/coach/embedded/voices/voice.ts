/** The subjects that the partner can find in a learner’s words, the most specific first. */
export const cues = [
  'work',
  'study',
  'home',
  'plan',
  'dislike',
  'like',
  'people',
  'person',
  'someone',
  'someonePast',
  'place',
  'possession',
  'never',
  'habit',
  'opinion',
  'past',
] as const;
export type Cue = (typeof cues)[number];

/**
 * How one coach talks. `{x}` stands for the learner’s own words, `{subject}` for a topic, `{name}` for a first name.
 * Every list holds enough that a ten-turn talk need not hear one twice.
 */
export interface Voice {
  readonly greet: readonly string[];
  readonly greetNameless: readonly string[];
  /** To a learner who has been here before: `{told}` is what they told, “you went to the beach”. `{name}` may be empty. */
  readonly greetBack: readonly string[];
  readonly greetAgain: readonly string[];
  /** Said before the next question, when nothing more telling fits. */
  readonly neutral: readonly string[];
  readonly glad: readonly string[];
  readonly sorry: readonly string[];
  readonly reason: readonly string[];
  /** Gives the learner’s statement back: `{x}` is “you went to the beach”. */
  readonly reflect: readonly string[];
  /** Names again what was named: `{x}` is “a new laptop”. */
  readonly named: readonly string[];
  /** Before the last question, when what came was of another language. */
  readonly onlyEnglish: readonly string[];
  /** A person may be in danger. No question follows. */
  readonly danger: readonly string[];
  /** Takes up an answer of one or two words. */
  readonly shortAnswer: readonly string[];
  readonly aboutShort: readonly string[];
  /** Questions about what was said. */
  readonly follow: Readonly<Record<Cue, readonly string[]>>;
  /** Asks how the learner copes, and after a death, kindly, whether to go on at all. */
  readonly cope: readonly string[];
  readonly grief: readonly string[];
  /** Asks for more without knowing about what. */
  readonly more: readonly string[];
  readonly afterYes: readonly string[];
  readonly afterNo: readonly string[];
  readonly afterUnsure: readonly string[];
  /** Back to the topic, or on to another. */
  readonly bridge: readonly string[];
  readonly changeTopic: readonly string[];
  readonly tellAbout: readonly string[];
  readonly helloAgain: readonly string[];
  readonly thanks: readonly string[];
  readonly goodbye: readonly string[];
  readonly repeat: readonly string[];
  readonly easier: readonly string[];
  readonly meaning: readonly string[];
  readonly name: readonly string[];
  readonly whatAreYou: readonly string[];
  readonly howAreYou: readonly string[];
  /** Asked for an opinion or a taste of its own. */
  readonly opinion: readonly string[];
  /** Asked how good the learner’s English is, or to correct it. */
  readonly feedback: readonly string[];
  /** Asked something that it cannot know. */
  readonly unknown: readonly string[];
  /** Told to be or do something else. */
  readonly order: readonly string[];
  /** Asked for a moment to think. */
  readonly wait: readonly string[];
  /** The transcript is not a sentence. */
  readonly notSure: readonly string[];
  /** Sound came, words did not. */
  readonly unclear: readonly string[];
}
