import { componentStyle, transition } from '../../theme/styling.ts';
import { around, by, narrow, poses } from './rig.ts';
import { coachVolume } from './volume.css.ts';

const settle = transition(['translate', 'rotate', 'scale'], 'normal');

/** John's left brow. The right one is always a little higher: he is dry. */
export const leftBrow = componentStyle({
  ...around(88, 82),
  transition: settle,
  ...poses({
    listening: { translate: by(0, -8), rotate: '-4deg' },
    thinking: { translate: by(2, 3), rotate: '9deg' },
    speaking: { translate: `0 calc(-1.6% * ${coachVolume})` },
    sleeping: { translate: by(0, 6) },
  }),
});

export const rightBrow = componentStyle({
  ...around(152, 82),
  transition: settle,
  ...poses({
    idle: { translate: by(0, -3), rotate: '5deg' },
    listening: { translate: by(0, -7), rotate: '6deg' },
    thinking: { translate: by(0, -7), rotate: '6deg' },
    speaking: { translate: `0 calc(-1.2% - 1.6% * ${coachVolume})` },
    sleeping: { translate: by(0, 6) },
  }),
});

/** Brows are left out of the smallest face, where they would touch the glasses. */
export const brows = componentStyle({ '@container': { [narrow.tiny]: { display: 'none' } } });

export const leftPupil = componentStyle({
  ...around(88, 117),
  transition: settle,
  ...poses({ listening: { scale: '1.3' }, thinking: { translate: by(7, -9) } }),
});

export const rightPupil = componentStyle({
  ...around(152, 117),
  transition: settle,
  ...poses({ listening: { scale: '1.3' }, thinking: { translate: by(7, -9) } }),
});

/** Both eyes, which shut around their middle. */
export const eyes = componentStyle({ ...around(120, 117) });

/** The glasses slip when he sleeps. */
export const glasses = componentStyle({
  ...around(120, 117),
  transition: settle,
  ...poses({ sleeping: { translate: by(3, 11), rotate: '5deg' } }),
});
