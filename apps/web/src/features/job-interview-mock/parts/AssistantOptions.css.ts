import { vars } from '@sayso/ui/theme';
import { style } from '../../../platform/styling/screens.ts';
import { wide } from './InterviewPanel.css.ts';

export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  minBlockSize: vars.space['10'],
  '@container': { [wide]: { display: 'contents' } },
});

/** Beside the big buttons, in the middle of their height. */
const beside = { gridRow: '1', marginBlockEnd: vars.space['3'] };
export const assistant = style({ '@container': { [wide]: { ...beside, gridColumn: '1', justifySelf: 'end' } } });
export const hearAgain = style({ '@container': { [wide]: { ...beside, gridColumn: '3', justifySelf: 'start' } } });

export const off = style({ color: vars.color.inkSoft });
export const face = style({ inlineSize: vars.size.icon });
/** The word and the closed eyes also show that it is off. */
export const faceOff = style({ filter: 'grayscale(1)', opacity: 0.6 });
