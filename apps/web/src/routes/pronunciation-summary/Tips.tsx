import type { CoachName } from '@sayso/api/contract/values';
import { Button } from '@sayso/ui/button';
import { Card } from '@sayso/ui/card';
import { Coach } from '@sayso/ui/coach';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import * as shared from '../../shell/summary.css.ts';
import { TakesLonger } from '../../shell/TakesLonger.tsx';
import * as styles from './PronunciationSummaryPage.css.ts';
import type { GlobalTipState } from './summary-session.ts';

export interface TipsProps {
  readonly coach: CoachName;
  /** The tip of the summary; empty where there is none. */
  readonly coachTip: string;
  /** The one about the whole drill, asked for. */
  readonly tip: GlobalTipState;
  readonly onTip: () => void;
}

/** What the coach says about it: the tip to the last phrase, and the feedback to all of them where it was asked for. */
export const Tips = ({ coach, coachTip, tip, onTip }: TipsProps) => {
  const isGenerating = tip.status === 'generating';
  const isSpeaking = tip.status === 'shown' && tip.speaking;
  return (
    <Card kind="tip" coach={coach} as="section" className={`${shared.tip} ${styles.tips}`}>
      <div className={`${shared.tipHead} ${styles.tipsHead}`}>
        <Coach
          name={coach}
          size="fill"
          state={isSpeaking ? 'speaking' : isGenerating ? 'thinking' : 'idle'}
          decorative
          className={styles.tipsFace}
        />
        <Heading level={2} size="3">
          Coach tip
        </Heading>
      </div>
      <Text>{coachTip || 'Ask for a global tip: it is about everything you said.'}</Text>
      <div role="status" className={shared.tipWords}>
        {isGenerating ? (
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
      <Button tone="quiet" icon="bulb" className={shared.tipButton} busy={isGenerating} onClick={onTip}>
        Get Global Tip
      </Button>
    </Card>
  );
};
