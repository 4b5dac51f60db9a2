import * as styles from './Busy.css.ts';

/** Three bars of a small wave: something is under way. Decoration; the words beside it say what. */
export function Busy() {
  return (
    <span className={styles.busy} aria-hidden="true">
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
    </span>
  );
}
