/** Joins what is not empty with spaces. */
export const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Puts words into the places of a template: `{x}` as they are, `{X}` with a capital. */
export const fill = (template: string, words: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = words[name.toLowerCase()] ?? '';
    return /^[A-Z]/.test(name) ? capital(value) : value;
  });
