import { primitiveScale, primitiveStyle, speechCorner, vars } from '../../theme/styling.ts';

export const padding = primitiveScale(vars.space, (value) => ({ padding: value }));
export const paddingInline = primitiveScale(vars.space, (value) => ({ paddingInline: value }));
export const paddingBlock = primitiveScale(vars.space, (value) => ({ paddingBlock: value }));
export const radius = primitiveScale(vars.radius, (value) => ({ borderRadius: value }));

export const fill = {
  paper: primitiveStyle({ backgroundColor: vars.color.paper, color: vars.color.ink }, 'paper'),
  surface: primitiveStyle({ backgroundColor: vars.color.surface, color: vars.color.ink }, 'surface'),
  ink: primitiveStyle({ backgroundColor: vars.color.ink, color: vars.color.onInk }, 'ink'),
  voiceSoft: primitiveStyle({ backgroundColor: vars.color.voiceSoft, color: vars.color.ink }, 'voiceSoft'),
  johnSoft: primitiveStyle({ backgroundColor: vars.color.johnSoft, color: vars.color.ink }, 'johnSoft'),
  daisySoft: primitiveStyle({ backgroundColor: vars.color.daisySoft, color: vars.color.ink }, 'daisySoft'),
  goodSoft: primitiveStyle({ backgroundColor: vars.color.goodSoft, color: vars.color.ink }, 'goodSoft'),
};

export const width = {
  form: primitiveStyle({ inlineSize: '100%', maxInlineSize: vars.size.form }, 'form'),
  reading: primitiveStyle({ inlineSize: '100%', maxInlineSize: vars.size.reading }, 'reading'),
  page: primitiveStyle({ inlineSize: '100%', maxInlineSize: vars.size.page, marginInline: 'auto' }, 'page'),
};

export const speech = {
  app: primitiveStyle(speechCorner('lg', 'app'), 'app'),
  learner: primitiveStyle(speechCorner('lg', 'learner'), 'learner'),
};
