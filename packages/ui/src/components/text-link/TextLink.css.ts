import { componentStyle, componentVariants, transition, vars } from '../../theme/styling.ts';

export const base = componentStyle({
  color: 'inherit',
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textDecorationThickness: vars.stroke.thin,
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.xs,
  overflowWrap: 'anywhere',
  transition: transition(['text-decoration-thickness']),
  selectors: {
    '&:hover': { textDecorationThickness: vars.stroke.thick },
    '&:disabled': { color: vars.color.inkSoft, textDecoration: 'none', cursor: 'default' },
  },
});

export const size = componentVariants({
  inherit: {},
  small: { fontSize: vars.textSize.small, lineHeight: vars.leading.text },
  standard: { fontSize: vars.textSize.standard, lineHeight: vars.leading.text },
});

/** A link that stands alone is as high as a finger; one inside a sentence follows the line. */
export const alone = componentStyle({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target });
