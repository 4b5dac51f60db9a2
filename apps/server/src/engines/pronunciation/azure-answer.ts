import * as v from 'valibot';
import { UnexpectedAnswer } from '../provider/call.ts';

/** Azure writes some numbers as text. */
const number = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite());
const marks = v.object({
  AccuracyScore: v.optional(number),
  FluencyScore: v.optional(number),
  CompletenessScore: v.optional(number),
  PronScore: v.optional(number),
  ErrorType: v.optional(v.string()),
});
/** REST answers have the marks beside the other fields; newer versions have them in an object. */
const marked = <Rest extends v.ObjectEntries>(rest: Rest) =>
  v.object({ ...marks.entries, ...rest, PronunciationAssessment: v.optional(marks) });

const schema = v.object({
  RecognitionStatus: v.string(),
  NBest: v.optional(
    v.array(
      marked({
        Display: v.optional(v.string(), ''),
        Words: v.optional(
          v.array(
            marked({
              Word: v.string(),
              Offset: v.optional(number),
              Duration: v.optional(number),
              Phonemes: v.optional(v.array(marked({ Phoneme: v.optional(v.string(), '') })), []),
            }),
          ),
          [],
        ),
      }),
    ),
    [],
  ),
});

type Marks = v.InferOutput<typeof marks>;
/** The best guess of the recogniser. */
export type Guess = NonNullable<v.InferOutput<typeof schema>['NBest']>[number];
export type GuessedWord = Guess['Words'][number];

/** Statuses that mean that there was no English speech. */
const silent: ReadonlySet<string> = new Set(['NoMatch', 'InitialSilenceTimeout', 'BabbleTimeout']);

/**
 * Reads the best guess from an answer of Azure's recognition; null when it heard nothing.
 * @throws UnexpectedAnswer when it is neither.
 */
export function readGuess(answer: unknown): Guess | null {
  const { success, output } = v.safeParse(schema, answer);
  if (success && silent.has(output.RecognitionStatus)) return null;
  const guess = success && output.RecognitionStatus === 'Success' ? output.NBest[0] : undefined;
  if (guess === undefined) throw new UnexpectedAnswer(`No result in ${JSON.stringify(answer)?.slice(0, 300)}`);
  return guess;
}

/** Reads the marks of a sentence, a word or a sound from either place. */
export const readMarks = (one: Marks & { readonly PronunciationAssessment?: Marks | undefined }): Marks =>
  one.PronunciationAssessment ?? one;

/** Converts a mark of 0 to 100 to a score of 0 to 1. */
export const toScore = (mark: number | undefined): number => Math.max(0, Math.min(1, (mark ?? 0) / 100));
