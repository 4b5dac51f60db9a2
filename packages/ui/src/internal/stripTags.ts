/**
 * A message without its HTML tags (spec §5: messages shown to the user have HTML tags stripped). What merely looks like a tag, as in
 * `3 < 5`, stays. It is for reading, not for safety: React escapes what is left.
 */
export const stripTags = (message: string): string =>
  message
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<(?:\/?[a-z][^<>]*|!--[\s\S]*?--|![^<>]*)>/gi, '');
