import { componentStyle, componentVariants, media, speechCorner, vars } from '../../theme/styling.ts';

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

/** Makes the element a size container, which costs time: only where a container query needs it. */
export const measured = componentStyle({ containerType: 'inline-size' });

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

export const sample = componentStyle({ inlineSize: vars.space['4'], blockSize: vars.space['4'] });

/** The speech corner of a day that is too small for one of the scale. */
const smallCorner = { borderRadius: '28%', borderEndStartRadius: '7%' } as const;

/** Over the bubble, and within the day, so that the focus can stand around it. */
const edge = (width: string) =>
  ({
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    border: `${width} solid ${color.ink}`,
  }) as const;

const cell = componentStyle({
  display: 'block',
  position: 'relative',
  minInlineSize: 0,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: vars.space['2'],
  padding: 0,
  border: 'none',
  selectors: {
    [`${layout.rows} > &`]: { aspectRatio: '1.65', minBlockSize: vars.space['6'], ...speechCorner('xs') },
    [`${layout.calendar} > &`]: { aspectRatio: '1', ...smallCorner },
    [`${sample} > &`]: smallCorner,
    'button&': { cursor: 'pointer' },
    'button&:hover::after': edge(vars.stroke.thin),
    'button&:active::after, &[aria-pressed="true"]::after': edge(vars.stroke.focus),
  },
  '@media': { [media.forcedColors]: { border: `${vars.stroke.thin} solid CanvasText` } },
});

/** A bubble that grows out of the tight corner. A higher value is larger, so that it can be distinguished without colour. */
const bubble = (share: string): string =>
  componentStyle({
    backgroundColor: color.voiceSoft,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlockEnd: 0,
        insetInlineStart: 0,
        inlineSize: share,
        blockSize: share,
        borderRadius: 'inherit',
        backgroundColor: color.voice,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&::before': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
      },
    },
  });

/** None, low, medium, high. */
export const intensity = [
  componentStyle({ backgroundColor: color.line }),
  bubble('45%'),
  bubble('70%'),
  bubble('100%'),
].map((look) => `${cell} ${look}`);

/** Time runs with the text. */
export const year = componentStyle({
  display: 'block',
  inlineSize: '100%',
  marginBlockStart: vars.space['3'],
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

const fill = (paint: string): string => componentStyle({ fill: paint });

/** Under the bubbles of a picture. */
export const under = fill(color.voiceSoft);

const spoken = fill(color.voice);

/** The same colours for the days of a picture. */
export const squares = [fill(color.line), spoken, spoken, spoken];

export const legend = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  marginBlockStart: vars.space['3'],
  fontSize: vars.textSize.tiny,
  fontWeight: vars.weight.strong,
  color: color.inkSoft,
});

export const detail = componentStyle({
  marginBlockStart: vars.space['4'],
  padding: vars.space['4'],
  backgroundColor: color.paper,
  ...speechCorner('md'),
  overflowWrap: 'anywhere',
});
