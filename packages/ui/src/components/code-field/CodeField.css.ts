import { componentStyle, componentVariants, tabularFigures, transition, vars } from '../../theme/styling.ts';

export const box = componentStyle({ position: 'relative', display: 'grid', direction: 'ltr' });

/** The one real input lies over the drawn cells: paste, fill-in and screen readers meet a plain field. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'text',
  fontSize: '1rem',
  selectors: { '&:disabled': { cursor: 'default' } },
});

export const cells = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space['2'],
});

export const cell = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.size.controlLarge,
  border: `${vars.stroke.thin} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surface,
  fontFamily: vars.family.display,
  fontWeight: vars.weight.heading,
  fontSize: vars.displaySize['3'],
  lineHeight: '1',
  ...tabularFigures,
  transition: transition(['border-color']),
  selectors: {
    [`${input}:hover:enabled ~ ${cells} &`]: { borderColor: vars.color.ink },
    [`${input}[aria-invalid="true"] ~ ${cells} &`]: { borderColor: vars.color.tryAgain },
    [`${input}:disabled ~ ${cells} &`]: {
      color: vars.color.inkSoft,
      borderColor: vars.color.line,
      backgroundColor: 'transparent',
    },
  },
});

export const state = componentVariants({
  filled: {},
  empty: {},
  next: {
    selectors: {
      [`${input}:focus-visible ~ ${cells} &`]: {
        outline: `${vars.stroke.focus} solid ${vars.color.ink}`,
        outlineOffset: '0',
      },
    },
  },
});
