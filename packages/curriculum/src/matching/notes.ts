import type { Note } from '../schema/aside.ts';
import { listTokens, normaliseSpeech } from '../words/normalise.ts';
import { createRecogniser } from './match.ts';

/** Beginnings of a question about English; a note is never given for anything else. */
const asking =
  /\b(?:difference|different|differ|mean|means|meaning|correct|right|wrong|grammar|say|spell|pronounce|use|write|why|when do|when should|which is|how do|better|same|plural|past|tense|word|rule|or)\b/;

/** Finds the note that answers a question about English, or null: all words that the note is about must be heard as they are. */
export const createNoteFinder = (notes: readonly Note[]): ((said: string) => Note | null) => {
  const byId = new Map(notes.map((note) => [note.id, note]));
  const groups = notes.map((note) => ({ note, about: note.about.map((group) => group.split('|').map(listTokens)) }));
  const contains = (tokens: readonly string[], words: readonly string[]): boolean =>
    tokens.some((_, start) => words.every((word, index) => tokens[start + index] === word));
  return (said) => {
    if (!asking.test(normaliseSpeech(said))) return null;
    const tokens = listTokens(said);
    const possible = groups
      .filter(({ about }) => about.every((group) => group.some((words) => contains(tokens, words))))
      .map(({ note }) => ({ id: note.id, heard: note.heard, key: [] }));
    const found = createRecogniser(possible).recognise(said);
    if (found.type === 'none') return null;
    const { id } = found.type === 'match' ? found.best : found.two[0];
    return byId.get(id) ?? null;
  };
};
