/**
 * A message without its HTML tags (messages shown to a learner have none). Text that merely looks like a tag, as in
 * `3 < 5`, stays. It is for reading, not for safety: React escapes what is left.
 */
export const stripTags = (message: string): string =>
  message
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<(?:\/?[a-z][^<>]*|!--[\s\S]*?--|![^<>]*)>/gi, '');
