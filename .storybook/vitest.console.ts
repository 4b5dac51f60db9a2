type Voice = 'error' | 'warn';

/** React about the test tools' own `act`, which nests when a component moves the focus in an effect. Nothing a component can mend. */
const ofTheTools = /inside an `act` scope/;

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
      const line = parts.map(String).join(' ');
      if (ofTheTools.test(line)) return;
      said.push(line);
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
