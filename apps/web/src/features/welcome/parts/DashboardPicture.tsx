import * as styles from './DashboardPicture.css.ts';

const rings = [
  { radius: 62, share: 0.78, tone: 'voice' },
  { radius: 44, share: 0.62, tone: 'john' },
  { radius: 26, share: 0.86, tone: 'daisy' },
] as const;
const bars = [34, 58, 46, 82, 66, 104, 126];
const days = [0, 1, 0, 2, 1, 3, 0, 2, 2, 1, 3, 2, 3, 3];

/** Progress as it looks after some weeks, drawn: three rings, a week that rises, fourteen days. */
export const DashboardPicture = () => (
  <svg viewBox="0 0 360 260" aria-hidden="true" className={styles.picture}>
    <g transform="translate(96 96)">
      {rings.map(({ radius, share, tone }) => (
        <g key={tone} fill="none" strokeWidth="13" strokeLinecap="round">
          <circle r={radius} className={styles.track} />
          <circle
            r={radius}
            pathLength="1"
            strokeDasharray={`${share} 1`}
            transform="rotate(-90)"
            className={styles.line[tone]}
          />
        </g>
      ))}
    </g>
    {bars.map((height, day) => (
      <path
        key={height}
        // As every surface of the app: round, with one tight corner.
        d={`M${192 + day * 23} 160v${14 - height}a7 7 0 0 1 14 0v${height - 14}a3 3 0 0 1 -3 3h-9a2 2 0 0 1 -2 -2z`}
        className={day === bars.length - 1 ? styles.today : styles.day}
      />
    ))}
    {days.map((minutes, day) => (
      <circle key={day} cx={32 + day * 23} cy="212" r={3 + minutes * 2.2} className={styles.spoken} />
    ))}
  </svg>
);
