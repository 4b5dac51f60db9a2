import * as v from 'valibot';
import { id, lines, text } from './parts.ts';

export const levels = ['A1', 'A2', 'B1', 'B2', 'C1'] as const;
export const goals = ['Work', 'Travel', 'Study', 'Social'] as const;
export const topics = ['Tech', 'Business', 'Culture', 'Movies', 'Sports', 'News', 'Fashion', 'Science'] as const;

/** The values that a slot takes: words of a list, or whole numbers such as `number 1-14`. */
const slot = v.union([
  v.pipe(v.array(text), v.minLength(2)),
  v.pipe(v.string(), v.regex(/^number \d+-\d+$/, 'A slot is a list of words, or "number 1-14".')),
]);

const intent = v.strictObject({
  id,
  does: v.optional(v.array(id), []),
  key: v.optional(v.array(text), []),
  heard: v.pipe(v.array(text), v.minLength(6), v.maxLength(18)),
  fills: v.optional(v.array(id), []),
  say: v.optional(lines),
  next: id,
});

const recast = v.union([
  v.strictObject({ when: text, ok: v.literal(true), fine: v.optional(v.array(text), []) }),
  v.strictObject({
    when: text,
    said: text,
    better: text,
    aside: text,
    note: text,
    fine: v.pipe(v.array(text), v.minLength(2)),
  }),
]);

const nothingFits = v.pipe(
  v.strictTuple([
    v.strictObject({ say: lines }),
    v.strictObject({ choices: v.strictTuple([text, text]), say: lines }),
    v.strictObject({ model: lines }),
  ]),
  v.transform(([{ say: again }, { choices, say }, { model }]) => ({ again, choices, offer: say, model })),
);

const beat = v.pipe(
  v.strictObject({
    id,
    coach: lines,
    intents: v.pipe(v.array(intent), v.minLength(2)),
    recasts: v.optional(v.array(recast), []),
    hints: v.strictObject({ idea: text, key: v.pipe(v.array(text), v.minLength(2), v.maxLength(5)), sentence: text }),
    model: v.record(id, text),
    'nothing-fits': nothingFits,
  }),
  v.transform(({ 'nothing-fits': nothingFits, ...rest }) => ({ ...rest, nothingFits })),
);

const wellDone = v.strictObject({
  if: v.pipe(v.string(), v.regex(/^(?:all steps|no hint|used ".+"|step [a-z0-9-]+)$/)),
  say: text,
});

/** A scenario as authors write it, read into what the program uses. `docs/guides/write-a-scenario.md` explains each part. */
export const scenario = v.pipe(
  v.strictObject({
    id,
    title: text,
    level: v.picklist(levels),
    goal: v.picklist(goals),
    topics: v.pipe(v.array(v.picklist(topics)), v.minLength(1), v.maxLength(3)),
    place: text,
    role: v.strictObject({ John: text, Daisy: text }),
    mission: v.pipe(v.array(v.strictObject({ id, text })), v.minLength(3), v.maxLength(5)),
    words: v.pipe(v.array(v.strictObject({ word: text, meaning: text })), v.minLength(3), v.maxLength(10)),
    culture: text,
    slots: v.optional(v.record(id, slot), {}),
    beats: v.pipe(v.array(beat), v.minLength(5)),
    'asks-back': v.pipe(
      v.array(v.strictObject({ ask: text, heard: v.pipe(v.array(text), v.minLength(3)), answer: lines })),
      v.minLength(4),
    ),
    endings: v.record(id, v.strictObject({ does: v.optional(v.array(id), []), say: lines })),
    'well-done': v.pipe(v.array(wellDone), v.minLength(2)),
  }),
  v.transform(({ 'asks-back': asksBack, 'well-done': wellDone, ...rest }) => ({ ...rest, asksBack, wellDone })),
);

export type Scenario = v.InferOutput<typeof scenario>;
export type Beat = Scenario['beats'][number];
export type Intent = Beat['intents'][number];
export type Recast = Beat['recasts'][number];
export type AskBack = Scenario['asksBack'][number];
export type Level = Scenario['level'];
