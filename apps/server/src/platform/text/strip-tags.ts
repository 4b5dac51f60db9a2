/** Text without its HTML tags. A text that merely looks like a tag, as in `3 < 5`, stays. */
export const stripTags = (text: string): string =>
  text
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<(?:\/?[a-z][^<>]*|!--[\s\S]*?--|![^<>]*)>/gi, '');
