import { createFlowFinder } from '../matching/flows.ts';
import { createRecogniser } from '../matching/match.ts';
import { createNoteFinder } from '../matching/notes.ts';
import type { Answer, Flow, Note } from '../schema/aside.ts';
import { normaliseSpeech } from '../words/normalise.ts';

const countWords = (text: string): number => text.split(/\s+/).length;

/** Most words of an answer to a question about English, examples not counted: it interrupts a conversation. */
const longestNote = 34;
const longestAnswer = 30;

const findDoubles = (texts: readonly (readonly [string, string])[]): readonly string[] => {
  const seen = new Map<string, string>();
  return texts.flatMap(([where, text]) => {
    const key = normaliseSpeech(text);
    const before = seen.get(key);
    seen.set(key, where);
    return before ? [`${where}: "${text}" stands in ${before} too.`] : [];
  });
};

/** Finds notes that are not found by their own questions, that are too long, or that stand there twice. */
export const checkNotes = (notes: readonly Note[]): readonly string[] => {
  const find = createNoteFinder(notes);
  return [
    ...findDoubles(notes.map(({ id }) => [id, id])),
    ...findDoubles(notes.flatMap(({ id, heard }) => heard.map((said) => [id, said] as const))),
    ...findDoubles(notes.flatMap(({ id, examples }) => examples.map((text) => [id, text] as const))),
    ...notes.flatMap(({ id, heard, answer, examples }) => [
      ...heard.flatMap((said) => {
        const found = find(said);
        return found?.id === id ? [] : [`${id}: "${said}" finds ${found?.id ?? 'nothing'}.`];
      }),
      ...(countWords(answer) > longestNote ? [`${id}: ${countWords(answer)} words, at most ${longestNote}.`] : []),
      ...[answer, ...examples].flatMap((text) =>
        /[.!?]["”]?$/.test(text) ? [] : [`${id}: a sentence must end: "${text}"`],
      ),
    ]),
  ];
};

/** Finds answers that are not recognised by their own questions, or that are too long. */
export const checkAnswers = (answers: readonly Answer[]): readonly string[] => {
  const { recognise, rank } = createRecogniser(answers);
  return [
    ...findDoubles(answers.flatMap(({ id, heard }) => heard.map((said) => [id, said] as const))),
    ...answers.flatMap(({ id, heard, say }) => [
      ...heard.flatMap((said) => {
        const found = recognise(said);
        const [first, second] = rank(said);
        return found.type === 'match' && found.best.id === id
          ? []
          : [`${id}: "${said}" is recognised as ${first?.id} or ${second?.id}.`];
      }),
      ...[...say.John, ...say.Daisy].flatMap((text) => [
        ...(countWords(text) > longestAnswer
          ? [`${id}: ${countWords(text)} words, at most ${longestAnswer}: "${text}"`]
          : []),
        ...(/\?/.test(text) ? [`${id}: an answer asks nothing: "${text}"`] : []),
      ]),
    ]),
  ];
};

/** Finds flows whose patterns miss their examples, or take what looks alike. */
export const checkFlows = (flows: readonly Flow[]): readonly string[] => {
  const find = createFlowFinder(flows);
  return flows.flatMap(({ id, heard, fine }) => [
    ...heard.flatMap((said) =>
      find(said)?.id === id ? [] : [`${id}: "${said}" finds ${find(said)?.id ?? 'nothing'}.`],
    ),
    ...fine.flatMap((said) => (find(said)?.id === id ? [`${id}: "${said}" must not be taken for it.`] : [])),
  ]);
};
