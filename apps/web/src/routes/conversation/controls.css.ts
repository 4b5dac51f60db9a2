import { vars } from '@sayso/ui/theme';
import { style } from '@vanilla-extract/css';

const narrow = '(max-width: 16rem)';

export const room = style({ containerType: 'inline-size', inlineSize: '100%', maxInlineSize: '26rem' });

/** Hang up, the one big button, and the way to the keyboard; the big one gets a line of its own where three do not fit. */
export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space['3'],
  alignItems: 'stretch',
  '@container': { [narrow]: { gridTemplateColumns: 'auto auto', justifyContent: 'space-between' } },
});

export const main = style({
  paddingInline: vars.space['3'],
  '@container': { [narrow]: { gridRow: '1', gridColumn: '1 / -1' } },
});

export const composer = style({ display: 'grid', gap: vars.space['3'] });
export const composerActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });
export const grow = style({ flex: '1 1 auto', paddingInline: vars.space['3'] });
