import { vars } from '@sayso/ui/theme';

/** Space at the sides of a phone, which gives way to the words when the reader doubles the text. */
export const gutter = `min(${vars.space['5']}, 5.5vw)`;
