import { maximumTextLength, weakBelow } from './limits.ts';
import type { Ask } from './protocol.ts';
import type { Change, Memory } from './state.ts';

/** Asks the server for something; the answer carries `memory.asked` of the memory that comes back. */
export const askFor = (memory: Memory, ask: Ask): Change => {
  const id = memory.asked + 1;
  return [{ ...memory, asked: id }, [{ do: 'ask', id, ask }]];
};

/** As much of a text as the server speaks. */
export const speakable = (text: string): string => text.slice(0, maximumTextLength).trim();

/** Asks for the coach's voice, unless it is there or on its way. */
export const askVoice = (memory: Memory, text: string): Change => {
  if (memory.voices.has(text)) return [memory, []];
  const [asked, effects] = askFor(memory, { what: 'voice', text });
  return [{ ...asked, voices: new Map(asked.voices).set(text, asked.asked) }, effects];
};

/** A voice that did not come, or could not be played, may be asked for again. */
export const withoutVoiceOf = (voices: Memory['voices'], text: string): Memory['voices'] =>
  new Map([...voices].filter(([known]) => known !== text));

/** Asks for the next sentence, unless it is there or on its way. */
export const askSentence = (memory: Memory): Change => {
  if (memory.next !== null) return [memory, []];
  const weak = (memory.result?.words ?? []).filter(({ score, sure }) => sure !== false && score < weakBelow);
  const context = { previous: memory.sentences, weak_words: weak.map(({ word }) => word) };
  const [asked, effects] = askFor(memory, { what: 'sentence', context });
  return [{ ...asked, next: asked.asked }, effects];
};
