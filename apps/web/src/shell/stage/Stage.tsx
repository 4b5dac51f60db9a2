import { stage } from '@sayso/ui/theme';
import type { ReactNode } from 'react';
import * as styles from './Stage.css.ts';

export interface StageProps {
  /** How wide what is read beside the stage is on a desktop, where there is anything. */
  readonly side?: keyof typeof styles.sides | undefined;
  /** There is something to read: a phone makes room for it. */
  readonly reading: boolean;
  /** From above: the head, the middle, what is read, the foot. */
  readonly children: ReactNode;
}

/** The dark stage of a live screen, in both themes. */
export const Stage = ({ side, reading, children }: StageProps) => (
  <main {...stage} className={`${styles.page} ${side ? styles.sides[side] : ''} ${reading ? styles.reading : ''}`}>
    {children}
  </main>
);
