import { vars } from '@sayso/ui/theme';
import { waveRoom } from '../../shell/stage/StageFoot.css.ts';
import { style } from '../../styling/routes.ts';

/** As high as the wave in whose place it stands. */
export const pace = style([
  waveRoom,
  { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: vars.space['3'], inlineSize: '100%' },
]);
export const time = style({ inlineSize: vars.size.iconLarge });
