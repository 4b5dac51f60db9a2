import {
  componentStyle,
  componentVariants,
  media,
  side,
  speechCorner,
  tabularFigures,
  transition,
  vars,
} from '../../theme/styling.ts';

export const base = componentStyle({ position: 'relative', minInlineSize: 0, overflowWrap: 'anywhere' });

const sheet = {
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  border: `${vars.stroke.thin} solid ${vars.color.line}`,
};

export const kind = componentVariants({
  action: {
    ...sheet,
    ...speechCorner('lg'),
    paddingInline: side('4'),
    paddingBlock: vars.space['5'],
  },
  stat: { ...sheet, ...speechCorner('lg'), padding: side('6'), ...tabularFigures },
  coach: { ...speechCorner('xl'), padding: side('6'), overflow: 'hidden', backgroundColor: vars.color.surface },
  plan: { ...sheet, ...speechCorner('xl'), padding: side('8') },
  tip: { ...speechCorner('lg'), paddingInline: side('5'), paddingBlock: vars.space['5'], ...sheet },
  summary: { ...sheet, ...speechCorner('xl'), padding: side('6') },
});

export const learner = componentVariants({
  action: speechCorner('lg', 'learner'),
  stat: speechCorner('lg', 'learner'),
  coach: speechCorner('xl', 'learner'),
  plan: speechCorner('xl', 'learner'),
  tip: speechCorner('lg', 'learner'),
  summary: speechCorner('xl', 'learner'),
});

export const coach = componentVariants({
  John: { color: vars.color.ink, backgroundColor: vars.color.johnSoft, borderColor: 'transparent' },
  Daisy: { color: vars.color.ink, backgroundColor: vars.color.daisySoft, borderColor: 'transparent' },
});

/** A link whose reach is the whole card it stands in. */
export const link = componentStyle({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});

/** The whole card answers: its link reaches all of it. */
export const host = componentStyle({
  transition: transition(['border-color', 'box-shadow', 'transform']),
  selectors: {
    [`&:has(${link}):hover`]: {
      borderColor: vars.color.lineStrong,
      boxShadow: `0 0 0 ${vars.stroke.thin} ${vars.color.lineStrong}`,
    },
    [`&:has(${link}:active)`]: { transform: 'scale(0.985)' },
    [`&:has(${link}:focus-visible)`]: {
      outline: `${vars.stroke.focus} solid ${vars.color.ink}`,
      outlineOffset: vars.stroke.thick,
    },
  },
  '@media': { [media.stillness]: { selectors: { [`&:has(${link}:active)`]: { transform: 'none' } } } },
});
