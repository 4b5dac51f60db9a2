/** What is said, as it is stored, with its voice. */
export interface StoredAloud<T> {
  readonly said: T;
  /** Base64; null where it has no voice. */
  readonly audio: string | null;
  /** When the voice was ready, `performance.now()`. */
  readonly voicedAt: number;
}

/**
 * Stores a text and gives it a voice, both at once; the learner hears nothing that is not stored. Where another text is stored already, that
 * one is spoken.
 */
export const storedAloud = async <T extends { readonly text: string }>(
  text: string,
  speak: (text: string) => Promise<string | null>,
  store: () => Promise<T>,
): Promise<StoredAloud<T>> => {
  const voiced = speak(text).then((audio) => ({ audio, voicedAt: performance.now() }));
  const said = await store();
  return said.text === text
    ? { said, ...(await voiced) }
    : { said, audio: await speak(said.text), voicedAt: performance.now() };
};
