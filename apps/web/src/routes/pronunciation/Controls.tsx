import { Button } from '@sayso/ui/button';
import { IconButton } from '@sayso/ui/icon-button';
import * as controls from '../conversation/controls.css.ts';
import * as styles from './PronunciationPage.css.ts';
import { isHopeless } from './status.ts';
import type { DrillView } from './view.ts';

/** Hang up, the one big button, and the way back to the same phrase. */
export const Controls = (props: Omit<DrillView, 'levels'>) => {
  const { snapshot, actions } = props;
  return (
    <div className={`${controls.room} ${styles.controls}`}>
      <div className={controls.controls}>
        <IconButton icon="close" label="End the drill" tone="quiet" size="large" onClick={actions.hangUp} />
        <MainButton {...props} />
        <IconButton
          icon="refresh"
          label="Say it again"
          tone="quiet"
          size="large"
          disabled={!snapshot.canSayAgain}
          onClick={actions.sayAgain}
        />
      </div>
      {snapshot.phase === 'complete' ? (
        <Button tone="quiet" width="full" onClick={actions.next}>
          Five more
        </Button>
      ) : null}
    </div>
  );
};

const MainButton = ({ coach, snapshot, actions }: Omit<DrillView, 'levels'>) => {
  if (snapshot.soundBlocked) {
    return (
      <Button size="large" icon="speaker" className={controls.main} onClick={actions.unlock}>
        Hear {coach}
      </Button>
    );
  }
  if (isHopeless(snapshot)) {
    return (
      <Button size="large" className={controls.main} onClick={actions.hangUp}>
        End the drill
      </Button>
    );
  }
  if (snapshot.phase === 'paused') {
    return (
      <Button size="large" icon="refresh" className={controls.main} onClick={actions.retry}>
        Try again
      </Button>
    );
  }
  if (snapshot.phase === 'complete') {
    return (
      <Button size="large" className={controls.main} onClick={actions.hangUp}>
        See my summary
      </Button>
    );
  }
  if (snapshot.result) {
    return (
      <Button size="large" className={controls.main} disabled={snapshot.phase !== 'advising'} onClick={actions.next}>
        Next
      </Button>
    );
  }
  return (
    <Button
      tone="voice"
      size="large"
      className={controls.main}
      disabled={!snapshot.canStop}
      onClick={actions.stopRecording}
    >
      Done
    </Button>
  );
};
