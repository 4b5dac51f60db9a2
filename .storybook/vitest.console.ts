type Voice = 'error' | 'warn';

/**
 * Listens to errors and warnings while a story runs; they are still printed.
 * @returns `stop` gives the console back and says what was written
 */
export function watchConsole(target: Console): { stop(): string[] } {
  const said: string[] = [];
  const voices: readonly Voice[] = ['error', 'warn'];
  const before = voices.map((voice) => [voice, target[voice]] as const);
  for (const [voice, write] of before) {
    target[voice] = (...parts: unknown[]) => {
      said.push(parts.map(String).join(' '));
      write.apply(target, parts);
    };
  }
  return {
    stop() {
      for (const [voice, write] of before) target[voice] = write;
      return said;
    },
  };
}
