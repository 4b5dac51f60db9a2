import type { ReactNode } from 'react';

const line = (d: string): ReactNode => <path d={d} />;
const dot = (cx: number, cy: number, r: number): ReactNode => <circle cx={cx} cy={cy} r={r} />;

// These three stand alone, so that a component that needs no other drawing does not carry the whole set.
export const alert = (
  <>
    <circle cx={12} cy={12} r={9} />
    <path d="M12 7.5v5M12 16.25v.01" />
  </>
);
export const check = <path d="M4.5 12.75 9.75 18 19.5 7" />;
export const close = <path d="M6 6l12 12M18 6 6 18" />;

/** The one drawn set: a 24 grid, lines of 2 with round ends, and a little air at every edge. */
export const drawings = {
  alert,
  back: line('M19.5 12h-15M10.5 6l-6 6 6 6'),
  briefcase: (
    <>
      <rect x="3" y="7.75" width="18" height="12" rx="2.5" />
      {line('M8.5 7.75V6.25a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v1.5M3 13.25h18')}
    </>
  ),
  bulb: line('M9 17.5c0-1.9-1-2.7-2-3.9a6.3 6.3 0 1 1 10 0c-1 1.2-2 2-2 3.9zM9.5 21h5'),
  chart: line('M5.5 12v7.5M12 4.5v15M18.5 15v4.5'),
  check,
  chevronDown: line('M5.5 9l6.5 6.5L18.5 9'),
  close,
  edit: line('M4.25 19.75l1-4.4L15.9 4.7a2 2 0 0 1 2.8 0l.6.6a2 2 0 0 1 0 2.8L8.65 18.75zM13.75 6.85l3.4 3.4'),
  eye: (
    <>
      {line('M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z')}
      {dot(12, 12, 2.75)}
    </>
  ),
  eyeOff: line(
    'M3.5 3.5l17 17M9.9 5.75A8.6 8.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16.3 16.3 0 0 1-2.55 3.35M6.3 7.1A15.2 15.2 0 0 0 2.5 12s3.5 6.5 9.5 6.5a8.9 8.9 0 0 0 4.5-1.2M10.05 10.05a2.75 2.75 0 0 0 3.9 3.9',
  ),
  forward: line('M4.5 12h15M13.5 6l6 6-6 6'),
  gem: line('M7.25 4.25h9.5L21.5 10 12 20.5 2.5 10zM2.5 10h19M12 20.5 8.25 10 12 4.25 15.75 10z'),
  globe: (
    <>
      {dot(12, 12, 9)}
      {line('M3 12h18M12 3c2.5 2.4 3.75 5.4 3.75 9S14.5 18.6 12 21c-2.5-2.4-3.75-5.4-3.75-9S9.5 5.4 12 3z')}
    </>
  ),
  info: (
    <>
      {dot(12, 12, 9)}
      {line('M12 11.5v5M12 7.75v.01')}
    </>
  ),
  journey: line('M5 20c4.25 0 4.75-3.5 5.25-7.75S12.25 5 18.5 5M15.5 1.9 18.9 5l-3.4 3.1'),
  keyboard: (
    <>
      <rect x="2.5" y="5.75" width="19" height="12.5" rx="2.75" />
      {line('M6.75 10v.01M10.25 10v.01M13.75 10v.01M17.25 10v.01M8.25 14.25h7.5')}
    </>
  ),
  mail: (
    <>
      <rect x="3" y="5.25" width="18" height="13.5" rx="2.75" />
      {line('M4 8l8 5.5L20 8')}
    </>
  ),
  mic: (
    <>
      <rect x="8.75" y="2.75" width="6.5" height="11.5" rx="3.25" />
      {line('M5.5 11.25a6.5 6.5 0 0 0 13 0M12 17.75v3.5')}
    </>
  ),
  minus: line('M5 12h14'),
  moon: line('M20.25 14A8.5 8.5 0 1 1 10 3.75 6.75 6.75 0 0 0 20.25 14z'),
  pause: line('M8.75 5.5v13M15.25 5.5v13'),
  person: (
    <>
      {dot(12, 8, 3.75)}
      {line('M4.75 20.25c.8-4 3.6-6 7.25-6s6.45 2 7.25 6')}
    </>
  ),
  play: line('M7.75 5.1v13.8a.6.6 0 0 0 .9.5l11-6.9a.6.6 0 0 0 0-1l-11-6.9a.6.6 0 0 0-.9.5z'),
  plus: line('M12 5v14M5 12h14'),
  refresh: line('M19.5 12a7.5 7.5 0 1 1-2.3-5.4l2.3 2.15M19.5 3.75v5h-5'),
  send: line('M20.75 3.25 10.5 13.5M20.75 3.25 14.25 20.75l-3.75-7.25L3.25 9.75z'),
  sliders: (
    <>
      {line('M4 7.75h8M18 7.75h2M4 16.25h2M12 16.25h8')}
      {dot(15, 7.75, 2.5)}
      {dot(9, 16.25, 2.5)}
    </>
  ),
  speaker: line('M3.75 9.5v5h3.5l4.75 4v-13l-4.75 4zM15.5 9a4.25 4.25 0 0 1 0 6M18.25 6.25a8.15 8.15 0 0 1 0 11.5'),
  stop: <rect x="5.75" y="5.75" width="12.5" height="12.5" rx="3" />,
  sun: (
    <>
      {dot(12, 12, 4)}
      {line(
        'M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
      )}
    </>
  ),
  trash: line(
    'M4.5 6.75h15M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5M6.25 6.75l.8 11.6a2.25 2.25 0 0 0 2.25 2.1h5.4a2.25 2.25 0 0 0 2.25-2.1l.8-11.6',
  ),
  wave: line('M3.5 10.5v3M7.75 7.5v9M12 3.75v16.5M16.25 8v8M20.5 10.5v3'),
} as const satisfies Record<string, ReactNode>;
