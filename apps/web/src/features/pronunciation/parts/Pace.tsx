import { Button } from '@sayso/ui/button';
import { Text } from '@sayso/ui/primitives/text';
import type { TimerClock } from '@sayso/ui/timer';
import { browserClock } from '@sayso/voice/clock';
import { type DrillSnapshot, lingerMs } from '@sayso/voice/drill';
import { useState } from 'react';
import { StageCountdown } from '../../../platform/stage/StageCountdown.tsx';
import * as styles from './Pace.css.ts';

export interface PaceProps {
  readonly pace: NonNullable<DrillSnapshot['pace']>;
  readonly onHold: () => void;
  readonly clock?: TimerClock | undefined;
}

/** When the next phrase comes, in the place of the wave: by itself in a moment, or when the learner wants it. */
export const Pace = ({ pace, onHold, clock = browserClock }: PaceProps) => (
  <div className={styles.pace}>
    {pace === 'soon' ? (
      <>
        <TimeToNext clock={clock} />
        <Button tone="quiet" size="small" onClick={onHold}>
          Stay here
        </Button>
      </>
    ) : (
      <Text size="small" tone="soft">
        Take your time. Press Next to continue.
      </Text>
    )}
  </div>
);

/** Five more are a drill of their own. */
export const FiveMore = ({ onPress }: { readonly onPress: () => void }) => (
  <div className={styles.pace}>
    <Button tone="quiet" size="small" onClick={onPress}>
      Five more
    </Button>
  </div>
);

const TimeToNext = ({ clock }: { readonly clock: TimerClock }) => {
  const [endsAt] = useState(() => clock.now() + lingerMs);
  return (
    <>
      <StageCountdown
        label="Time until the next phrase"
        endsAt={endsAt}
        total={lingerMs}
        tone="ink"
        size="small"
        className={styles.time}
        clock={clock}
      />
      <Text size="small" tone="soft">
        Next phrase
      </Text>
    </>
  );
};
