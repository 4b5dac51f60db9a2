import { componentStyle, componentVariants, speechCorner, vars } from '../../theme/styling.ts';

export const days = componentStyle({ display: 'grid', marginBlockStart: vars.space['3'] });

export const layout = componentVariants({
  rows: { gap: vars.space['2'] },
  calendar: {
    gap: vars.space['1'],
    gridTemplateRows: 'repeat(7, 1fr)',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
});

/** Room for a line of fifteen. */
const wide = '(min-width: 34rem)';

/** Two weeks are two rows of seven, or one where there is room; a month has six in a line, or fifteen. */
export const columns = componentVariants({
  weeks: {
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    '@container': { [wide]: { gridTemplateColumns: 'repeat(14, minmax(0, 1fr))' } },
  },
  month: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '@container': { [wide]: { gridTemplateColumns: 'repeat(15, minmax(0, 1fr))' } },
  },
});

const { color } = vars;
const mixed = (share: number): string => `color-mix(in oklab, ${color.voice} ${share}%, ${color.surface})`;

const cell = componentStyle({
  display: 'block',
  minInlineSize: 0,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: vars.space['2'],
  padding: 0,
  border: 'none',
  selectors: {
    [`${layout.rows} > &`]: { aspectRatio: '1.65', minBlockSize: vars.space['6'], ...speechCorner('xs') },
    [`${layout.calendar} > &`]: { aspectRatio: '1', borderRadius: vars.stroke.thick },
    'button&': { cursor: 'pointer' },
    '&[aria-pressed="true"]': {
      outline: `${vars.stroke.thick} solid ${color.ink}`,
      outlineOffset: vars.stroke.thick,
    },
  },
  '@media': { '(forced-colors: active)': { border: `${vars.stroke.thin} solid CanvasText` } },
});

const step = componentVariants({
  none: { backgroundColor: color.line },
  low: { backgroundColor: mixed(32) },
  medium: { backgroundColor: mixed(64) },
  high: { backgroundColor: color.voice },
});

/** None, low, medium, high. */
export const intensity = [step.none, step.low, step.medium, step.high].map((name) => `${cell} ${name}`);

/** Time runs with the text. */
export const year = componentStyle({
  display: 'block',
  inlineSize: '100%',
  marginBlockStart: vars.space['3'],
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

const square = componentStyle({ strokeWidth: 3, strokeLinejoin: 'round' });
const drawnIn = (paint: string): string => `${square} ${componentStyle({ fill: paint, stroke: paint })}`;

/** The same colours for the days of a picture. */
export const squares = [color.line, mixed(32), mixed(64), color.voice].map(drawnIn);

export const legend = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: vars.space['1'],
  marginBlockStart: vars.space['3'],
  fontSize: vars.textSize.tiny,
  fontWeight: vars.weight.strong,
  color: color.inkSoft,
});

export const sample = componentStyle({
  display: 'block',
  overflow: 'hidden',
  inlineSize: vars.space['4'],
  blockSize: vars.space['4'],
  ...speechCorner('xs'),
});

export const detail = componentStyle({
  marginBlockStart: vars.space['4'],
  padding: vars.space['4'],
  backgroundColor: color.paper,
  ...speechCorner('md'),
  overflowWrap: 'anywhere',
});
