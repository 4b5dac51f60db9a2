import { componentStyle, compositeStyle, vars } from '../../theme/styling.ts';
import { chosen, off } from '../chip/Chip.css.ts';

export const topics = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });

export const topic = compositeStyle({
  minBlockSize: vars.size.target,
  selectors: {
    '&:has(:checked)': chosen,
    '&:has(:focus-visible)': {
      outline: `${vars.stroke.focus} solid ${vars.color.ink}`,
      outlineOffset: vars.stroke.thick,
    },
    '&:has([aria-disabled="true"]), &:has(:disabled)': off,
  },
});

export const count = componentStyle({
  marginBlockStart: vars.space['3'],
  fontSize: vars.textSize.small,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
});
