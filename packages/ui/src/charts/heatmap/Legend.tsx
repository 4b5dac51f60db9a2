import * as styles from './Heatmap.css.ts';

/** The meaning of the colours. Each day also says its value in words. */
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
