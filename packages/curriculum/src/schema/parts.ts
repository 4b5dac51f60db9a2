import * as v from 'valibot';

export const text = v.pipe(v.string(), v.trim(), v.minLength(1));

/** A name of a part of a scenario, such as `how-many-nights`. */
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'A name has small letters, digits and single hyphens.'),
);

const one = v.pipe(
  v.union([text, v.array(text)]),
  v.transform((said) => (typeof said === 'string' ? [said] : said)),
  v.minLength(1),
);

/** Words of a coach: a sentence or a list of variants, the same for both coaches or each coach's own. */
export const lines = v.union([
  v.pipe(
    one,
    v.transform((said) => ({ John: said, Daisy: said })),
  ),
  v.strictObject({ John: one, Daisy: one }),
]);

export type Lines = v.InferOutput<typeof lines>;
