import { underline } from '../../internal/underline.ts';
import { componentStyle, componentVariants, media, tabularFigures, transition, vars } from '../../theme/styling.ts';

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['5'] });

export const sentence = componentStyle({
  fontFamily: vars.family.display,
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.display,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

/** Lines leave room for what is drawn under the words. */
export const sizes = componentVariants({
  md: { fontSize: vars.displaySize['3'], lineHeight: 1.5 },
  lg: { fontSize: vars.displaySize['1'], lineHeight: 1.2 },
});

/** Each label has a line of its own shape, so that it is read without colour: solid, wavy, twice as bold and wavy, dotted. */
export const labels = componentVariants({
  Excellent: underline('solid', vars.color.good, '0.09em'),
  Good: underline('solid', vars.color.good, '0.09em'),
  'Needs work': underline('wavy', vars.color.needsWork, '0.06em'),
  'Try again': underline('wavy', vars.color.tryAgain, '0.11em'),
  'Not sure': underline('dotted', vars.color.inkSoft, '0.09em'),
});

/** A word to press. It stands where the word stood: the ground it gets reaches into the spaces beside it. */
export const press = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  maxInlineSize: '100%',
  font: 'inherit',
  letterSpacing: 'inherit',
  lineHeight: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.xs,
  cursor: 'pointer',
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetInline: '-0.08em',
    // Around the line under the word, not through it.
    insetBlock: '0.08em -0.16em',
    borderRadius: vars.radius.xs,
    border: `${vars.stroke.thick} solid transparent`,
    transition: transition(['background-color', 'border-color']),
  },
  selectors: {
    '&[aria-pressed="true"]::before': { backgroundColor: vars.color.surface, borderColor: vars.color.ink },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover::before': { backgroundColor: vars.color.surface } } },
  },
});

/** Tangerine: this word is a voice now. */
export const playing = componentStyle({
  selectors: {
    '&::before, &:hover::before, &[aria-pressed="true"]::before': {
      backgroundColor: vars.color.voiceSoft,
      borderColor: vars.color.voice,
    },
  },
});

export const legend = componentStyle({ display: 'grid', gap: vars.space['2'], fontSize: vars.textSize.small });

export const entry = componentStyle({
  display: 'grid',
  gridTemplateColumns: `min(${vars.space['24']}, 50%) minmax(0, 1fr)`,
  overflowWrap: 'anywhere',
  gap: vars.space['3'],
  alignItems: 'baseline',
});

export const name = componentStyle({ fontWeight: vars.weight.strong, textUnderlineOffset: '0.2em' });
export const words = componentStyle({ ...tabularFigures, color: vars.color.inkSoft });
