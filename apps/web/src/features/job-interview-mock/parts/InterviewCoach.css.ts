import { vars } from '@sayso/ui/theme';
import { phone, reading } from '../../../platform/stage/Stage.css.ts';
import { style } from '../../../platform/styling/screens.ts';

/** The question and the time for it, side by side: one below the other they would take the room of the face. */
export const now = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['4'],
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  selectors: { '&:empty': { display: 'none' } },
  // Beneath it the text begins, wherever it is scrolled to.
  '@media': { [phone]: { selectors: { [`${reading} &`]: { paddingBlockEnd: vars.space['3'] } } } },
});
