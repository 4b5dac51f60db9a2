/** Joins what is not empty with spaces. */
export const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Puts words into the places of a template: `{x}` as they are, `{X}` with a capital. */
export const fill = (template: string, words: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = words[name.toLowerCase()] ?? '';
    return /^[A-Z]/.test(name) ? capital(value) : value;
  });

/** Whether a template has been said already, whatever stood in its places. */
export const alreadySaid = (template: string, spoken: string): boolean =>
  template.split(/\{\w+\}/).every((piece) => piece.trim().length < 3 || spoken.includes(piece.trim()));

/** A greeting of a learner whose name is not known: “Hello again, .” becomes “Hello again.” */
export const withoutName = (greeting: string): string => greeting.replace(/,? +(?=[.!,])/, '');
