import { keyframes } from '@vanilla-extract/css';
import { coachColors } from '../../theme/coach.css.ts';
import { componentStyle, transition, vars } from '../../theme/styling.ts';
import type { CoachState } from './names.ts';
import { around, by, narrow, poses } from './rig.ts';
import { coachVolume } from './volume.css.ts';

const moving = '(prefers-reduced-motion: no-preference)';

export const drawing = componentStyle({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible' });

/** Every stroke of a face. Thicker where the face is small, so that it stays a line of more than one pixel. */
export const line = componentStyle({
  fill: 'none',
  stroke: coachColors.line,
  strokeWidth: 8.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@container': { [narrow.small]: { strokeWidth: 10.5 }, [narrow.tiny]: { strokeWidth: 13 } },
});

/** Dark and filled: pupils, the inside of a mouth. */
export const dark = componentStyle({ fill: coachColors.line });
export const glint = componentStyle({
  fill: coachColors.glint,
  '@container': { [narrow.small]: { display: 'none' } },
});
export const tongue = componentStyle({ fill: coachColors.tongue });
export const teeth = componentStyle({
  fill: coachColors.teeth,
  '@container': { [narrow.small]: { display: 'none' } },
});

/** Teeth and tongue: nothing of them shows through lips that are all but shut. */
export const mouthful = componentStyle({ opacity: `calc(6 * ${coachVolume} - 0.4)` });
export const lip = componentStyle({ fill: 'none', stroke: coachColors.line, strokeWidth: 6, strokeLinejoin: 'round' });

/** Marks beside a head stand on the page, so they have the page's colour of text. */
export const letter = componentStyle({
  fill: 'none',
  stroke: vars.color.inkSoft,
  strokeWidth: 6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Left out where the coach is small. */
export const fine = componentStyle({ '@container': { [narrow.small]: { display: 'none' } } });

/** The features together: bigger on a small face. */
export const features = componentStyle({
  ...around(120, 122),
  '@container': { [narrow.tiny]: { scale: '1.16' } },
});

const breathing = keyframes({ from: { scale: '1' }, to: { scale: '1.025' } });

/** The whole figure leans in to listen, tilts to think, and breathes asleep. The voice lifts it a little. */
export const figure = componentStyle({
  ...around(120, 210),
  transition: transition(['rotate', 'translate'], 'slow'),
  ...poses({
    listening: { rotate: '-4deg' },
    thinking: { rotate: '3deg' },
    sleeping: { rotate: '5deg', translate: by(0, 3) },
  }),
  '@media': {
    [moving]: poses({
      speaking: { scale: `calc(1 + 0.012 * ${coachVolume}) calc(1 + 0.028 * ${coachVolume})` },
      sleeping: { animation: `${breathing} 2.6s ease-in-out infinite alternate` },
    }),
  },
});

const blinking = keyframes({
  '0%, 46%, 50%, 53%, 92%, 96%, 100%': { scale: '1 1' },
  '48%, 51.5%, 94%': { scale: '1 0.08' },
});

/** Open eyes blink, now once, now twice; each coach in a time of its own. */
export const blink = componentStyle({ '@media': { [moving]: { animation: `${blinking} 8.3s linear infinite` } } });

/** One of several ways to draw a part: seen only in its states. */
const shownIn = (...states: CoachState[]): string =>
  componentStyle({
    opacity: 0,
    visibility: 'hidden',
    transition: transition(['opacity'], 'fast'),
    ...poses(Object.fromEntries(states.map((state) => [state, { opacity: 1, visibility: 'visible' }]))),
  });

export const shown = {
  idle: shownIn('idle'),
  listening: shownIn('listening'),
  thinking: shownIn('thinking'),
  speaking: shownIn('speaking'),
  sleeping: shownIn('sleeping'),
  /** Eyes that see. */
  awake: shownIn('idle', 'listening', 'thinking', 'speaking'),
  /** Eyes that smile. */
  smiling: shownIn('idle', 'speaking'),
  /** Eyes wide open. */
  attentive: shownIn('listening', 'thinking'),
} as const;

/** The open mouth: as wide and as tall as the voice is loud, from the upper lip down. */
export const openMouth = componentStyle({
  ...around(120, 150),
  scale: `calc(0.8 + 0.2 * ${coachVolume}) calc(0.2 + 0.8 * ${coachVolume})`,
});
