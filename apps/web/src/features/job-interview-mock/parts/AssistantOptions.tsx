import { Button } from '@sayso/ui/button';
import { Coach } from '@sayso/ui/coach';
import { VisuallyHidden } from '@sayso/ui/primitives/visually-hidden';
import { assistant as assistantFace } from '../on-stage.ts';
import type { InterviewView } from '../view.ts';
import * as styles from './AssistantOptions.css.ts';

/** Assistant On/Off, who is awake or asleep, and the way back to the question. */
export const AssistantOptions = ({ snapshot, actions }: Omit<InterviewView, 'levels'>) => {
  const { assistant, canHearAgain } = snapshot;
  return (
    <div className={styles.options}>
      <Button
        tone="quiet"
        size="small"
        className={`${styles.assistant} ${assistant ? '' : styles.off}`}
        title={assistant ? 'Go on without ideal answers' : 'Get an ideal answer after each of yours'}
        onClick={() => actions.setAssistant(!assistant)}
      >
        <Coach
          name={assistantFace}
          size="fill"
          state={assistant ? 'idle' : 'sleeping'}
          decorative
          className={`${styles.face} ${assistant ? '' : styles.faceOff}`}
        />
        {assistant ? 'Assistant On' : 'Assistant Off'}
      </Button>
      {canHearAgain ? (
        <Button tone="quiet" size="small" icon="speaker" className={styles.hearAgain} onClick={actions.hearAgain}>
          <span>
            Hear<VisuallyHidden> the question</VisuallyHidden> again
          </span>
        </Button>
      ) : null}
    </div>
  );
};
