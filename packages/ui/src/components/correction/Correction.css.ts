import { underline } from '../../internal/underline.ts';
import { componentStyle, vars } from '../../theme/styling.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space['1'], margin: 0, overflowWrap: 'anywhere' });
export const said = componentStyle({ color: vars.color.inkSoft });
export const better = componentStyle({ color: vars.color.ink, fontSize: vars.textSize.large });
export const label = componentStyle({
  fontSize: vars.textSize.tiny,
  color: vars.color.inkSoft,
  // What was said and what would be better are two things.
  selectors: { [`${said} + &`]: { marginBlockStart: vars.space['2'] } },
});
/** The browser's yellow is taken away: the line or the weight is the mark. */
export const mark = componentStyle({ color: 'inherit', backgroundColor: 'transparent' });
export const wrong = componentStyle(underline('wavy', vars.color.needsWork, '0.1em'));
export const right = componentStyle({ fontWeight: vars.weight.strong, color: vars.color.good });
