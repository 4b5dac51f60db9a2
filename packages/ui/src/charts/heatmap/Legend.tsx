import * as styles from './Heatmap.css.ts';

/** What the colours mean; the days say it in words themselves. */
export function Legend() {
  return (
    <p aria-hidden="true" className={styles.legend}>
      Less
      {styles.intensity.map((className) => (
        <span key={className} className={styles.sample}>
          <span className={className} />
        </span>
      ))}
      More
    </p>
  );
}
