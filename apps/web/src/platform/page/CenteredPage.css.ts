import { vars } from '@sayso/ui/theme';
import { style } from '../styling/shared.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space['5'],
  minBlockSize: '100dvb',
  padding: vars.space['6'],
  textAlign: 'center',
});

/** Keeps the room of the face until it is there. */
export const face = style({ blockSize: '14rem' });

export const text = style({ display: 'grid', gap: vars.space['3'], maxInlineSize: vars.size.form });
