import { media, vars } from '@sayso/ui/theme';
import { createVar } from '@vanilla-extract/css';
import { style, styleVariants } from '../styling/shared.ts';

/** The query of windows narrower than a desktop. */
export const phone = `not all and ${media.desktop}`;
/** Too narrow for a row of three: a phone with doubled text. */
export const narrow = '(max-width: 16rem)';

/** How far from the sides of the stage its parts stand. */
export const inset = style({
  paddingInline: vars.space['5'],
  '@media': { [media.desktop]: { paddingInline: vars.space['12'] } },
});

/**
 * How large the coach is: what the window leaves beside the head, the foot, two lines of status and the message below them. It follows
 * from the window alone, so that the coach and the status line stand still whatever is shown.
 */
export const faceSize = createVar();

const aside = 'clamp(19rem, 27.5vw, 26.25rem)';

/** The purpose of a stage: it decides where the text stands on a desktop. */
export const kinds = styleVariants({
  /** A conversation: its text comes and goes at the end, and the coach stays in the middle of the window. */
  talk: {
    '@media': { [media.desktop]: { gridTemplateColumns: `${aside} minmax(0, 1fr) ${aside}` } },
  },
  /** A phrase is always there to be read: beside the coach, on a phone beneath. */
  phrase: {
    gridTemplateRows: 'auto auto minmax(min-content, 1fr) auto',
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(24rem, 34rem)',
        gridTemplateRows: 'auto minmax(min-content, 1fr) auto',
      },
    },
  },
});
/** Select a part of one of them. */
export const inTalk = `${kinds.talk} &`;
export const inPhrase = `${kinds.phrase} &`;

/** The text of a conversation is shown. */
export const reading = style({
  '@media': { [phone]: { gridTemplateRows: 'auto auto minmax(min-content, 1fr) auto' } },
});

/** A line for the mission takes its room from the coach. */
export const scene = style({
  '@media': { [phone]: { vars: { [faceSize]: 'clamp(5rem, 100dvb - 38rem, 17rem)' } } },
});

/** Help is read on a phone: the coach makes room for it. */
export const helping = style({
  '@media': {
    [phone]: {
      gridTemplateRows: 'auto auto minmax(min-content, 1fr) auto',
      vars: { [faceSize]: 'clamp(3.5rem, 100dvb - 46.5rem, 8rem)' },
    },
  },
});
/** Selects a part of a phone's stage while help is read. */
export const whileHelping = `${helping} &`;

/** As high as the window; when that is not enough for what must be readable, the page scrolls. */
export const page = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvb',
  vars: { [faceSize]: 'clamp(6rem, 100dvb - 34rem, 17rem)' },
  selectors: {
    [`&:not(${kinds.phrase}, ${reading}, ${helping})`]: { gridTemplateRows: 'auto minmax(min-content, 1fr) auto' },
  },
  '@media': {
    [media.desktop]: {
      gridTemplateRows: 'auto minmax(min-content, 1fr) auto',
      vars: { [faceSize]: 'clamp(6rem, 100dvb - 36.5rem, 24rem)' },
    },
  },
});

/** Mission and help, before the stage on a desktop; on a phone they have other places. */
export const lead = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      alignContent: 'space-between',
      gap: vars.space['8'],
      gridColumn: '1',
      gridRow: '2 / -1',
      minBlockSize: 0,
      overflowY: 'auto',
      paddingInlineStart: vars.space['12'],
      paddingBlockEnd: vars.space['8'],
    },
  },
});

/** Only on a desktop. */
export const onDesktop = style({ '@media': { [phone]: { display: 'none' } } });
/** Only on a phone. */
export const onPhone = style({ '@media': { [media.desktop]: { display: 'none' } } });

/** The text: under the coach on a phone, beside the stage on a desktop. */
export const side = style({
  '@media': {
    [media.desktop]: {
      gridColumn: '-2 / -1',
      gridRow: '1 / -1',
      borderInlineStart: `${vars.stroke.thin} solid ${vars.color.line}`,
      backgroundColor: vars.color.surface,
    },
  },
});
