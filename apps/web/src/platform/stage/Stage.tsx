import { stage } from '@sayso/ui/theme';
import type { ReactNode } from 'react';
import * as styles from './Stage.css.ts';

export interface StageProps {
  readonly kind: keyof typeof styles.kinds;
  /** The text of a conversation is shown: a phone makes room for it. */
  readonly reading?: boolean;
  /** Help is read: a phone makes room for it. */
  readonly helping?: boolean;
  /** A scene is played: a phone keeps a line for its mission under the head. */
  readonly scene?: boolean;
  /** From above: the head, the middle, what is read, the foot. */
  readonly children: ReactNode;
}

/** The dark stage of a live screen, in both themes. */
export const Stage = ({ kind, reading = false, scene = false, helping = false, children }: StageProps) => (
  <main
    {...stage}
    className={`${styles.page} ${styles.kinds[kind]} ${reading ? styles.reading : ''} ${scene ? styles.scene : ''} ${helping ? styles.helping : ''}`}
  >
    {children}
  </main>
);
