import { Button } from '@sayso/ui/button';
import * as styles from './StageHeader.css.ts';

export interface TextToggleProps {
  readonly shown: boolean;
  readonly onShownChange: (shown: boolean) => void;
}

/** Show Text / Hide Text. */
export const TextToggle = ({ shown, onShownChange }: TextToggleProps) => (
  <Button tone="quiet" size="small" className={styles.toggle} onClick={() => onShownChange(!shown)}>
    {shown ? 'Hide Text' : 'Show Text'}
  </Button>
);
