import { componentStyle, transition } from '../../theme/styling.ts';
import { around, by, narrow, poses } from './rig.ts';
import { coachVolume } from './volume.css.ts';

const settle = transition(['translate', 'rotate', 'scale'], 'slow');

/** The front petals open with a voice, and fold in sleep. */
export const petals = componentStyle({
  ...around(120, 120),
  transition: settle,
  ...poses({
    listening: { scale: `calc(1.015 + 0.035 * ${coachVolume})`, rotate: '4deg' },
    thinking: { rotate: '-5deg' },
    speaking: { scale: `calc(1 + 0.05 * ${coachVolume})` },
    sleeping: { scale: '0.94', rotate: '9deg' },
  }),
});

/** The petals behind answer more than those in front. A small coach has none: the notches between petals are what tells her. */
export const petalsBehind = componentStyle({
  ...around(120, 120),
  transition: settle,
  ...poses({
    listening: { scale: `calc(1.02 + 0.05 * ${coachVolume})`, rotate: '-3deg' },
    speaking: { scale: `calc(1 + 0.09 * ${coachVolume})` },
    sleeping: { scale: '0.9' },
  }),
  '@container': { [narrow.small]: { display: 'none' } },
});

/** Brows belong to her listening and thinking face alone. */
export const leftBrow = componentStyle({
  ...around(92, 84),
  transition: settle,
  ...poses({ idle: { translate: by(0, 8) }, thinking: { translate: by(0, -3) } }),
});

export const rightBrow = componentStyle({
  ...around(148, 84),
  transition: settle,
  ...poses({ idle: { translate: by(0, 8) }, thinking: { translate: by(-2, 5), rotate: '-12deg' } }),
});

export const brows = componentStyle({ '@container': { [narrow.tiny]: { display: 'none' } } });

/** Her open eyes look up and to the side to think. */
export const gaze = componentStyle({
  ...around(120, 112),
  transition: settle,
  ...poses({ listening: { scale: '1.06' }, thinking: { translate: by(-8, -8) } }),
});

export const eyes = componentStyle({ ...around(120, 112), animationDelay: '-3.1s' });
