import { Text } from '@sayso/ui/primitives/text';
import { useElapsed } from './use-elapsed.ts';

/** Time after which a wait is longer than usual, in ms. */
const usualMs = 8000;

export interface TakesLongerProps {
  /** When it is said, in ms after it began. */
  readonly afterMs?: number;
}

/** Says of a wait that began when this came to the screen that it takes long. It stands within a `role="status"`, which reads it out. */
export const TakesLonger = ({ afterMs = usualMs }: TakesLongerProps) =>
  useElapsed(afterMs) ? (
    <Text size="small" tone="soft">
      This takes longer than usual.
    </Text>
  ) : null;
