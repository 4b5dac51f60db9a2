import { media, speechCorner, vars } from '@sayso/ui/theme';
import { style } from '../../../platform/styling/screens.ts';

export const choices = style({
  display: 'grid',
  gap: vars.space['3'],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const choice = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: vars.space['20'],
  paddingInline: vars.space['5'],
  paddingBlock: vars.space['3'],
  ...speechCorner('md', 'learner'),
  border: `${vars.stroke.thin} solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surface,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-pressed="true"]': { color: vars.color.onInk, backgroundColor: vars.color.ink, borderColor: vars.color.ink },
  },
});

export const name = style({ fontWeight: vars.weight.strong });
export const description = style({
  color: vars.color.inkSoft,
  selectors: { [`${choice}[aria-pressed="true"] &`]: { color: 'inherit' } },
});
