import { media, vars } from '@sayso/ui/theme';
import { style } from '../../../platform/styling/screens.ts';

/** On a desktop it stays while the conversation is read, and scrolls by itself; the room is for the outline of what has the focus. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
  alignContent: 'start',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: vars.space['8'],
      maxBlockSize: `calc(100dvb - ${vars.space['8']} - ${vars.space['24']})`,
      overflowY: 'auto',
      margin: `calc(-1 * ${vars.space['2']})`,
      padding: vars.space['2'],
    },
  },
});
export const listOnDesktop = style([list, { display: 'none', '@media': { [media.desktop]: { display: 'grid' } } }]);

export const day = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'] });
export const talks = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'] });

/** A face beside the words; above them where the words need the room. */
export const talk = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space['4'] });
/** Marks the conversation that is shown, only in a wide window, where it is beside the list. */
const findShown = (backgroundColor: string) =>
  style([talk, { '@media': { [media.desktop]: { backgroundColor, borderColor: 'transparent' } } }]);
export const shown = { John: findShown(vars.color.johnSoft), Daisy: findShown(vars.color.daisySoft) };
export const face = style({ flex: 'none' });
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['1'],
  flex: '1 1 8rem',
  minInlineSize: 0,
});
export const entryHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space['3'],
});
export const name = style({ fontWeight: vars.weight.strong });
export const earlier = style({ justifySelf: 'start' });
