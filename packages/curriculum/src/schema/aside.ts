import * as v from 'valibot';
import { id, lines, text } from './parts.ts';
import { levels } from './scenario.ts';

const heard = v.pipe(v.array(text), v.minLength(4));

/** An answer to a question about English: “What is the difference between say and tell?” */
export const note = v.strictObject({
  id,
  /** The lowest level that understands the answer. */
  level: v.picklist(levels),
  /** The words that the question is about; each of them must be heard. `say|said` allows forms. */
  about: v.pipe(v.array(text), v.minLength(1)),
  heard,
  answer: text,
  examples: v.pipe(v.array(text), v.minLength(2), v.maxLength(3)),
});

/** John's and Daisy's words about themselves: “Are you a real person?” */
export const answer = v.strictObject({
  id,
  heard,
  /** Groups of words of which one each is likely: `[old|age]`. */
  key: v.optional(v.array(text), []),
  say: lines,
});

/** Words for any time, in any scenario, whatever was asked: sadness, danger, orders, another language, silence. */
export const flow = v.strictObject({
  id,
  /** Patterns on the utterance in small letters without punctuation; one of them must be found. */
  when: v.array(text),
  /** Patterns on what looks alike and is something else. */
  never: v.optional(v.array(text), []),
  heard: v.array(text),
  /** Utterances that look alike and must not be taken for it. */
  fine: v.array(text),
  /** Lines for the first time, the second time, and so on; the last one is said from then on. */
  steps: v.pipe(v.array(lines), v.minLength(1)),
  /**
   * How the conversation goes on. `ask-again`: the coach's last question follows. `other-words`: it is asked in other words. `say-again`: the last line is said once
   * more. `model`: the coach says what one could say here. `note`: the words are looked up. `stay`: the scenario waits, nothing is corrected. `offer-stop`:
   * the learner may end or go on. `another-scene`: another scenario begins.
   */
  after: v.picklist(['ask-again', 'other-words', 'say-again', 'model', 'note', 'stay', 'offer-stop', 'another-scene']),
});

/** The coach's lines between the parts of a scenario, by name. */
export const turns = v.strictObject({
  /** After the coach gave a model and the learner said something else: the conversation goes on. */
  'after-model': lines,
  /** After a goodbye: asks whether to play another scenario. */
  'after-end': lines,
  /** The learner wants another one, whose place follows. */
  'another-scene': lines,
  /** The learner wants no other one. */
  'no-more': lines,
  /** It was neither a yes nor a no. */
  'yes-or-no': lines,
  /** A word of the scenario is explained: `{word}` and `{meaning}`. */
  'word-means': lines,
  /** A question that no author has answered. */
  'cannot-answer': lines,
  /** The learner goes on after the scenario waited for them. */
  'go-on': lines,
  /** Words were heard, and no sense in them. */
  unclear: lines,
});

export type Turns = v.InferOutput<typeof turns>;
export type Note = v.InferOutput<typeof note>;
export type Answer = v.InferOutput<typeof answer>;
export type Flow = v.InferOutput<typeof flow>;
