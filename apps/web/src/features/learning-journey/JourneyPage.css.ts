import { media, speechCorner, vars } from '@sayso/ui/theme';
import { page as base } from '../../platform/page/page.css.ts';
import { style } from '../../platform/styling/screens.ts';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

/** The person on the left, the content on the right, where there is room for both. */
export const page = style([
  base,
  {
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        alignItems: 'start',
        gap: vars.space['10'],
      },
    },
  },
]);

export const title = style({ '@media': { [media.desktop]: { gridColumn: '1 / -1' } } });

/** On a desktop the coach stays while the way so far is read. */
export const panel = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space['4'],
  minBlockSize: '17rem',
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: vars.space['12'], minBlockSize: '30rem' } },
});
export const panelWords = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space['2'],
  maxInlineSize: '20rem',
  '@media': { [media.desktop]: { gridRow: 1 } },
});
/** Before the face, which may be large. */
export const panelActions = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space['3'],
  '@media': { [media.desktop]: { gridRow: 3, flexDirection: 'row', flexWrap: 'wrap' } },
});
/** On the coach's colour a quiet button has the page's own. */
export const other = style({ backgroundColor: vars.color.surface });
/** In the corner of a phone's card; between the words and the ways on where there is room. */
export const face = style({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${vars.space['5']})`,
  insetInlineEnd: `calc(-1 * ${vars.space['5']})`,
  inlineSize: '44%',
  maxInlineSize: '13rem',
  pointerEvents: 'none',
  '@media': {
    [media.desktop]: {
      position: 'static',
      gridRow: 2,
      justifySelf: 'center',
      inlineSize: '80%',
      maxInlineSize: '17rem',
    },
  },
});

export const column = style({ ...oneColumn, gap: vars.space['10'], alignContent: 'start' });
export const section = style({ ...oneColumn, gap: vars.space['4'], alignContent: 'start' });
export const steps = style({
  display: 'grid',
  gap: vars.space['3'],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
});
export const step = style({ ...oneColumn, gap: vars.space['2'], alignContent: 'start' });
export const start = style({ justifySelf: 'start' });

export const interviews = style({ ...oneColumn, gap: vars.space['3'] });
export const interview = style({ ...oneColumn, gap: vars.space['1'] });

const dot = vars.space['4'];

/** A line down the side with a speech corner at every stop. */
export const path = style({ ...oneColumn });
export const stop = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['1'],
  paddingInlineStart: vars.space['8'],
  paddingBlockEnd: vars.space['8'],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${dot} / 2 - ${vars.stroke.thin})`,
      insetBlock: 0,
      borderInlineStart: `${vars.stroke.thick} solid ${vars.color.line}`,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: vars.space['1'],
      inlineSize: dot,
      blockSize: dot,
      backgroundColor: vars.color.ink,
      ...speechCorner('xs'),
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const stopHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space['2'],
});
export const recap = style({ marginBlockStart: vars.space['1'], maxInlineSize: vars.size.reading });
