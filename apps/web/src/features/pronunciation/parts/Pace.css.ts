import { vars } from '@sayso/ui/theme';
import { waveRoom } from '../../../platform/stage/StagePanel.css.ts';
import { style } from '../../../platform/styling/screens.ts';

/** As high as the wave that it replaces. */
export const pace = style([
  waveRoom,
  { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: vars.space['3'], inlineSize: '100%' },
]);
export const time = style({ inlineSize: vars.size.iconLarge });
