import { componentStyle, componentVariants, side, vars } from '../../theme/styling.ts';

export const box = componentStyle({ display: 'grid', alignItems: 'center' });

export const select = componentStyle({
  gridArea: '1 / 1',
  appearance: 'none',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'default', opacity: 1 },
    // What stands there before the first choice looks as in every other field.
    '&:has(option[value=""]:checked):enabled': { color: vars.color.inkSoft },
  },
});

/** In the list itself every choice is as readable as the next. */
export const option = componentStyle({ color: vars.color.ink, backgroundColor: vars.color.surface });

export const size = componentVariants({
  standard: { paddingInlineEnd: `calc(${side('5')} + ${vars.size.icon})` },
  compact: {
    minBlockSize: vars.size.target,
    paddingInline: `${vars.space['3']} calc(${vars.space['4']} + ${vars.size.iconSmall})`,
    paddingBlock: vars.space['1'],
    borderRadius: vars.radius.sm,
    fontWeight: vars.weight.strong,
  },
});

export const chevron = componentStyle({
  gridArea: '1 / 1',
  justifySelf: 'end',
  pointerEvents: 'none',
  selectors: { [`${select}:disabled + &`]: { color: vars.color.inkSoft } },
});

export const chevronAt = componentVariants({
  standard: { marginInlineEnd: side('4') },
  compact: { marginInlineEnd: vars.space['3'] },
});
