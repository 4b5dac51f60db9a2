import { Button, type ButtonProps } from '@sayso/ui/button';
import type { ReactNode } from 'react';
import { EndButton, type EndButtonProps } from './EndButton.tsx';
import * as styles from './StageControls.css.ts';

export interface StageControlsProps {
  /** How hanging up looks and what it ends. */
  readonly end: EndButtonProps;
  /** The one big button, then a smaller one. */
  readonly children: ReactNode;
}

/** Hang up, the one big button, and one more beside it. */
export const StageControls = ({ end, children }: StageControlsProps) => (
  <div className={styles.container}>
    <div className={styles.controls}>
      <EndButton {...end} />
      {children}
    </div>
  </div>
);

/** The one big button. */
export const MainButton = (props: Omit<ButtonProps, 'size' | 'className'>) => (
  <Button {...props} size="large" className={styles.main} />
);
