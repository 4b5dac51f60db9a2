import { vars } from '@sayso/ui/theme';
import { style, styleVariants } from '../../../platform/styling/screens.ts';

export const picture = style({ inlineSize: 'min(28rem, 88%)', overflow: 'visible' });
export const track = style({ stroke: vars.color.line });
export const line = styleVariants({
  voice: { stroke: vars.color.voice },
  john: { stroke: vars.color.john },
  daisy: { stroke: vars.color.daisy },
});
export const day = style({ fill: vars.color.ink });
export const today = style({ fill: vars.color.voice });
export const spoken = style({ fill: vars.color.john });
