import type { ReactNode } from 'react';
import * as styles from './StageHelp.css.ts';

/** Help with the next words: on a phone it takes the place of what is read; on a desktop it stands beside the stage. */
export const StageHelp = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.help}>{children}</div>
);
