import { componentStyle, componentVariants, media } from '../../theme/styling.ts';
import { coachVolumeName } from './volume.css.ts';

/** The box of a coach. Its state is in `data-state`; its width decides how many details are drawn. */
export const root = componentStyle({
  display: 'inline-block',
  flex: 'none',
  maxInlineSize: '100%',
  aspectRatio: '1',
  containerType: 'inline-size',
  verticalAlign: 'middle',
  transition: `${coachVolumeName} 80ms linear`,
  '@media': { [media.stillness]: { transition: 'none' } },
});

export const sizes = componentVariants({
  xs: { inlineSize: '2rem' },
  sm: { inlineSize: '3rem' },
  md: { inlineSize: '6rem' },
  lg: { inlineSize: '14rem' },
  xl: { inlineSize: '20rem' },
  fill: { inlineSize: '100%' },
});
