import { vars } from '@sayso/ui/theme';
import { style } from '../styling/shared.ts';

export const composer = style({ display: 'grid', gap: vars.space['3'] });
export const composerActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });
export const grow = style({ flex: '1 1 auto', paddingInline: vars.space['3'] });
