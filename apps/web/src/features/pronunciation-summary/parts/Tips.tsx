import type { CoachName } from '@sayso/api/contract/values';
import { Button } from '@sayso/ui/button';
import { Card } from '@sayso/ui/card';
import { Coach } from '@sayso/ui/coach';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { TakesLonger } from '../../../platform/loading/TakesLonger.tsx';
import type { TipState } from '../../../platform/spoken-tip/tip-state.ts';
import * as shared from '../../../platform/summary/summary.css.ts';
import * as styles from '../PronunciationSummaryPage.css.ts';

export interface TipsProps {
  readonly coach: CoachName;
  /** The tip of the summary; empty where there is none. */
  readonly coachTip: string;
  /** The one about the whole drill, asked for. */
  readonly tip: TipState;
  readonly onTip: () => void;
}

/** The coach's advice: the tip on the last phrase, and the feedback on all of them where the learner asked for it. */
export const Tips = ({ coach, coachTip, tip, onTip }: TipsProps) => {
  const isPreparing = tip.status === 'preparing';
  const isSpeaking = tip.status === 'shown' && tip.speaking;
  return (
    <Card kind="tip" coach={coach} as="section" className={`${shared.tip} ${styles.tips}`}>
      <div className={`${shared.tipHead} ${styles.tipsHead}`}>
        <Coach
          name={coach}
          size="fill"
          state={isSpeaking ? 'speaking' : isPreparing ? 'thinking' : 'idle'}
          decorative
          className={styles.tipsFace}
        />
        <Heading level={2} size="3">
          Coach tip
        </Heading>
      </div>
      <Text>{coachTip || 'Press Get Global Tip for one tip about all your phrases.'}</Text>
      <div role="status" className={shared.tipWords}>
        {isPreparing ? (
          <>
            <Text>Your coach is preparing a tip...</Text>
            <TakesLonger />
          </>
        ) : null}
        {tip.status === 'shown' ? (
          <div className={styles.feedback}>
            <Heading level={3} size="4">
              Session feedback
            </Heading>
            <Text size="large">{tip.text}</Text>
          </div>
        ) : null}
      </div>
      <Button tone="quiet" icon="bulb" className={shared.tipButton} busy={isPreparing} onClick={onTip}>
        Get Global Tip
      </Button>
    </Card>
  );
};
