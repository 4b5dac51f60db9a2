import { componentStyle, tabularFigures, vars } from '../../theme/styling.ts';

export const root = componentStyle({
  ...tabularFigures,
  color: vars.color.inkSoft,
  fontSize: vars.textSize.standard,
  letterSpacing: vars.tracking.normal,
});
