import { media, speechCorner, vars } from '@sayso/ui/theme';
import { style } from '../../platform/styling/screens.ts';
import * as shared from '../../platform/summary/summary.css.ts';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };
const hair = `${vars.stroke.thin} solid ${vars.color.line}`;

export const columns = style({
  ...oneColumn,
  gap: vars.space['5'],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' } },
});
/** With nothing beside it the feedback is as wide as it is read well, and who says it fills the rest. */
export const alone = style({
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, ${vars.size.reading}) minmax(0, 1fr)`,
      // Where the face is higher than the words, these stand above and the button beneath.
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space['10'],
      padding: vars.space['8'],
    },
  },
});
export const face = style({
  inlineSize: vars.space['12'],
  '@media': {
    [media.desktop]: {
      selectors: {
        [`${alone} &`]: {
          gridColumn: '2',
          gridRow: '1 / span 3',
          placeSelf: 'center',
          inlineSize: '100%',
          maxInlineSize: '17rem',
        },
      },
    },
  },
});
/** The face leaves the line of its heading where it is large. */
export const tipHead = style([
  shared.tipHead,
  { '@media': { [media.desktop]: { selectors: { [`${alone} &`]: { display: 'contents' } } } } },
]);
export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space['5'], minInlineSize: 0 });
/** Two stacks beside each other end at the same height. */
const toTheEnd = { [`${stack} > &:last-child`]: { flexGrow: 1 } };
export const card = style({ ...oneColumn, alignContent: 'start', gap: vars.space['4'], selectors: toTheEnd });
export const points = style({ ...oneColumn, gap: vars.space['3'] });
export const point = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space['3'] });
export const well = style({ color: vars.color.good });
export const toDo = style({ color: vars.color.needsWork });

export const listen = style({ placeSelf: 'end start', backgroundColor: vars.color.surface });

/** Where the window has room, the links to the next steps stay in sight, however long the review is. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  '@media': {
    '(min-width: 40em) and (min-height: 30em)': {
      position: 'sticky',
      insetBlockEnd: vars.space['4'],
      justifySelf: 'start',
      padding: vars.space['3'],
      ...speechCorner('lg'),
      border: hair,
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.float,
    },
  },
});
export const action = style({ flexGrow: 1, paddingInline: vars.space['4'] });

export const figures = style({ ...oneColumn, alignContent: 'start', gap: vars.space['5'], selectors: toTheEnd });
export const figure = style({
  ...oneColumn,
  gap: vars.space['2'],
  selectors: { '& + &': { paddingBlockStart: vars.space['5'], borderBlockStart: hair } },
});
export const number = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space['2'] });
export const before = style({ color: vars.color.inkSoft });
export const scale = style({
  position: 'relative',
  blockSize: vars.space['3'],
  marginBlock: vars.space['2'],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.line,
});
export const easy = style({
  position: 'absolute',
  insetBlock: 0,
  backgroundColor: vars.color.good,
  borderRadius: vars.radius.full,
});
export const mark = style({
  position: 'absolute',
  insetBlock: `calc(-1 * ${vars.space['1']})`,
  inlineSize: vars.space['2'],
  marginInlineStart: `calc(-1 * ${vars.space['1']})`,
  borderRadius: vars.radius.full,
  border: `${vars.stroke.thick} solid ${vars.color.surface}`,
  backgroundColor: vars.color.ink,
  boxSizing: 'content-box',
});
export const pills = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });

export const parts = style({
  ...oneColumn,
  gap: vars.space['5'],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const part = style({
  ...oneColumn,
  alignContent: 'start',
  gap: vars.space['3'],
  '@media': { [media.tablet]: { gap: vars.space['4'] } },
});
export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
});
export const advice = style({
  paddingInlineStart: vars.space['3'],
  borderInlineStart: `${vars.stroke.focus} solid ${vars.color.needsWork}`,
});

export const better = style({
  display: 'grid',
  gap: vars.space['6'],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
});
export const sentence = style({ ...oneColumn, alignContent: 'start', gap: vars.space['2'] });

export const questions = style({ ...oneColumn, gap: vars.space['5'] });
/** Two answers beside each other where there is room, each beneath its name. */
export const pair = style({
  ...oneColumn,
  gap: vars.space['5'],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } },
});
export const turn = style({ ...oneColumn, gap: vars.space['2'] });
export const turnHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: vars.space['8'],
});
const bubble = { paddingInline: vars.space['5'], paddingBlock: vars.space['4'], color: vars.color.ink };
export const said = style({ ...bubble, ...speechCorner('md', 'learner'), backgroundColor: vars.color.voiceSoft });
export const saidBefore = style({ ...bubble, ...speechCorner('md', 'learner'), backgroundColor: vars.color.paper });
export const ideal = style({ ...bubble, ...speechCorner('md'), backgroundColor: vars.color.daisySoft });
