import { media, vars } from '@sayso/ui/theme';
import { phone, side } from '../../platform/stage/Stage.css.ts';
import { head } from '../../platform/stage/StageHeader.css.ts';
import { style } from '../../platform/styling/screens.ts';

/** A phone that is lower than most. */
const lowPhone = `${phone} and (max-height: 45em)`;

export const bar = style([
  head,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    // The room of the button, also while there is none: the phrase must not jump when its turn comes.
    gridTemplateRows: `minmax(${vars.space['10']}, auto)`,
    alignItems: 'center',
    columnGap: vars.space['3'],
    rowGap: vars.space['2'],
    '@media': {
      // A judged phrase, its tip and what its lines mean must fit on a phone.
      [phone]: { paddingBlockEnd: vars.space['3'] },
      [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    },
  },
]);

export const steps = style({
  gridColumn: '1 / -1',
  gridRow: '2',
  '@media': {
    [media.desktop]: { gridColumn: '2', gridRow: '1', justifyContent: 'end' },
  },
});

export const phrase = style([
  side,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space['5'],
    minInlineSize: 0,
    paddingInline: vars.space['5'],
    paddingBlockStart: vars.space['2'],
    paddingBlockEnd: vars.space['3'],
    '@media': {
      [media.desktop]: { gap: vars.space['7'], paddingInline: vars.space['8'], paddingBlock: vars.space['5'] },
    },
  },
]);
export const phraseTitle = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'flex', alignItems: 'center', minBlockSize: vars.space['10'] } },
});

export const countdown = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  paddingBlock: vars.space['6'],
  '@media': { [lowPhone]: { paddingBlock: vars.space['1'] } },
});
/** It must be visible above the buttons of a low phone, too. */
export const time = style({ '@media': { [lowPhone]: { inlineSize: vars.size.controlLarge } } });

export const chosen = style({
  display: 'grid',
  gap: vars.space['2'],
  paddingBlockStart: vars.space['4'],
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line}`,
});
export const hear = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });

export const tip = style({ display: 'grid', gap: vars.space['2'] });
export const tipHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space['4'],
});

/** The limits of the scores are one touch away: read once, it would only push the result off a phone. */
export const note = style({ fontSize: vars.textSize.small, lineHeight: vars.leading.text, color: vars.color.inkSoft });
export const noteHead = style({
  display: 'list-item',
  alignContent: 'center',
  minBlockSize: vars.size.target,
  inlineSize: 'fit-content',
  cursor: 'pointer',
});
