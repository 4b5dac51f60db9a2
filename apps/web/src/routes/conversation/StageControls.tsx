import { Button } from '@sayso/ui/button';
import { IconButton } from '@sayso/ui/icon-button';
import * as styles from './controls.css.ts';
import type { ConversationView } from './view.ts';

/** Hang up, the one big button, and the way to the keyboard. */
export const StageControls = ({ coach, snapshot, actions }: Omit<ConversationView, 'levels'>) => (
  <div className={styles.room}>
    <div className={styles.controls}>
      <IconButton icon="close" label="End the conversation" tone="quiet" size="large" onClick={actions.hangUp} />
      <MainButton coach={coach} snapshot={snapshot} actions={actions} />
      <IconButton
        icon="keyboard"
        label="Type instead"
        tone="quiet"
        size="large"
        disabled={!snapshot.canType}
        onClick={actions.startTyping}
      />
    </div>
  </div>
);

const MainButton = ({ coach, snapshot, actions }: Omit<ConversationView, 'levels'>) => {
  if (snapshot.soundBlocked) {
    return (
      <Button size="large" icon="speaker" className={styles.main} onClick={actions.unlock}>
        Hear {coach}
      </Button>
    );
  }
  if (snapshot.phase === 'paused') {
    return (
      <Button tone="voice" size="large" icon="mic" className={styles.main} onClick={actions.retryMicrophone}>
        Speak
      </Button>
    );
  }
  if (snapshot.canRetry) {
    return (
      <Button size="large" icon="refresh" className={styles.main} onClick={actions.retry}>
        Try again
      </Button>
    );
  }
  return (
    <Button tone="voice" size="large" className={styles.main} disabled={!snapshot.canSendNow} onClick={actions.sendNow}>
      Send Now
    </Button>
  );
};
