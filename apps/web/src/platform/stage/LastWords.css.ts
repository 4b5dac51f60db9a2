import { vars } from '@sayso/ui/theme';
import { style } from '../styling/shared.ts';

export const lastWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space['4'],
  textAlign: 'start',
  inlineSize: '100%',
});
