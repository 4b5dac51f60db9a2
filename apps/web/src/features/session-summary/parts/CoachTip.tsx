import type { CoachName } from '@sayso/api/contract/values';
import { Button } from '@sayso/ui/button';
import { Card } from '@sayso/ui/card';
import { Coach } from '@sayso/ui/coach';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { TakesLonger } from '../../../platform/loading/TakesLonger.tsx';
import type { TipState } from '../../../platform/spoken-tip/tip-state.ts';
import * as shared from '../../../platform/summary/summary.css.ts';

export interface CoachTipProps {
  readonly coach: CoachName;
  readonly tip: TipState;
  readonly onTip: () => void;
}

/** One tip, asked for, read aloud and written down. */
export const CoachTip = ({ coach, tip, onTip }: CoachTipProps) => {
  const isShown = tip.status === 'shown';
  const isPreparing = tip.status === 'preparing';
  return (
    <Card kind="tip" coach={coach} as="section" className={shared.tip}>
      <div className={shared.tipHead}>
        <Coach
          name={coach}
          size="sm"
          state={isShown && tip.speaking ? 'speaking' : isPreparing ? 'thinking' : 'idle'}
          decorative
        />
        <Heading level={2} size="3">
          {coach}’s tip
        </Heading>
      </div>
      <div role="status" className={shared.tipWords}>
        {isPreparing ? (
          <>
            <Text>Your coach is preparing a tip...</Text>
            <TakesLonger />
          </>
        ) : null}
        {isShown ? <Text size="large">{tip.text}</Text> : null}
      </div>
      {isShown ? null : (
        <Button tone="quiet" icon="bulb" className={shared.tipButton} busy={isPreparing} onClick={onTip}>
          Get a Coach Tip
        </Button>
      )}
    </Card>
  );
};
