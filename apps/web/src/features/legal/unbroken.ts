const wordJoiner = '\u2060';

/** The text with every “e-mail” on one line. */
export const unbroken = (text: string): string => text.replaceAll('e-mail', `e-${wordJoiner}mail`);
