import type { Ask, Change, DrillMemory } from './kind.ts';
import { maximumSpokenLength, weakBelow } from './limits.ts';

/** Requests something from the server; the answer carries `memory.asked` of the memory that comes back. */
export const askFor = (memory: DrillMemory, ask: Ask): Change => {
  const id = memory.asked + 1;
  return [{ ...memory, asked: id }, [{ do: 'ask', id, ask }]];
};

/** Shortens a text to what the server speaks. */
export const toSpeakable = (text: string): string => text.slice(0, maximumSpokenLength).trim();

/** Asks for the coach's voice, unless it is there or on its way. */
export const askVoice = (memory: DrillMemory, text: string): Change => {
  if (memory.voices.has(text)) return [memory, []];
  const [asked, effects] = askFor(memory, { what: 'voice', text });
  return [{ ...asked, voices: new Map(asked.voices).set(text, asked.asked) }, effects];
};

/** A voice that did not come, or could not be played, may be asked for again. */
export const dropVoice = (voices: DrillMemory['voices'], text: string): DrillMemory['voices'] =>
  new Map([...voices].filter(([known]) => known !== text));

/** Asks for the next sentence, unless it is there or on its way. */
export const askSentence = (memory: DrillMemory): Change => {
  if (memory.next !== null) return [memory, []];
  const weak = (memory.result?.words ?? []).filter(({ score, sure }) => sure !== false && score < weakBelow);
  const context = { previous: memory.sentences, weak_words: weak.map(({ word }) => word) };
  const [asked, effects] = askFor(memory, { what: 'sentence', context });
  return [{ ...asked, next: asked.asked }, effects];
};
