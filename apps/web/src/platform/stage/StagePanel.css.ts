import { media, vars } from '@sayso/ui/theme';
import { createVar } from '@vanilla-extract/css';
import { globalStyle, style } from '../styling/shared.ts';
import { inPhrase, inset, inTalk, kinds, phone, whileHelping } from './Stage.css.ts';

/** A result may be longer than a phone: the buttons stay, and it scrolls beneath them. Not where they would take most of the window. */
const staying = `${phone} and (min-height: 30em)`;

/** How high the wave is, and how far above the buttons. */
const waveSize = createVar();
const gap = createVar();

export const foot = style([
  inset,
  {
    display: 'grid',
    justifyItems: 'center',
    gap,
    paddingBlockStart: vars.space['4'],
    paddingBlockEnd: `max(${vars.space['6']}, env(safe-area-inset-bottom))`,
    outline: 'none',
    vars: { [gap]: vars.space['5'], [waveSize]: vars.space['16'] },
    '@media': {
      [media.desktop]: {
        gridRow: '3',
        paddingBlockEnd: vars.space['8'],
        vars: { [gap]: vars.space['8'] },
        selectors: { [inTalk]: { gridColumn: '2', paddingInline: vars.space['6'] } },
      },
      [phone]: {
        selectors: {
          [inPhrase]: {
            vars: { [gap]: vars.space['3'], [waveSize]: vars.size.target },
            paddingBlockStart: vars.space['2'],
          },
        },
      },
      [staying]: {
        selectors: {
          [`${inPhrase}, ${whileHelping}`]: {
            position: 'sticky',
            insetBlockEnd: 0,
            zIndex: vars.layer.nav,
            backgroundColor: vars.color.paper,
            borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line}`,
          },
        },
      },
    },
  },
]);

// What is reached with the keyboard is never behind the buttons.
globalStyle(`:root:has(${kinds.phrase})`, { '@media': { [staying]: { scrollPaddingBlockEnd: '12rem' } } });

/** The room of the wave, also for what stands there instead of it. */
export const waveRoom = style({ blockSize: waveSize });

/** On a phone the voice goes from edge to edge. */
export const wave = style([
  waveRoom,
  {
    inlineSize: `calc(100% + 2 * (${vars.space['5']} - ${vars.space['1']}))`,
    '@media': {
      [media.tablet]: { inlineSize: '100%', maxInlineSize: '32rem' },
      [phone]: { selectors: { [whileHelping]: { display: 'none' } } },
    },
  },
]);

/** A typed answer takes the room of the wave, and the buttons beneath it stay where they are. */
export const field = style({ blockSize: `calc(${waveSize} + ${gap} - ${vars.space['3']})`, resize: 'none' });
