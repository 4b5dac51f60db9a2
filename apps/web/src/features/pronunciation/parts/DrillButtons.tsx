import { IconButton } from '@sayso/ui/icon-button';
import { MainButton, StageControls } from '../../../platform/stage/StageControls.tsx';
import { isHopeless } from '../status.ts';
import type { DrillView } from '../view.ts';

/** Hang up, the one big button, and the way back to the same phrase. */
export const DrillButtons = (props: Omit<DrillView, 'levels'>) => {
  const { snapshot, actions } = props;
  return (
    <StageControls end={{ label: 'End the drill', disabled: snapshot.phase === 'ending', onEnd: actions.hangUp }}>
      <Main {...props} />
      <IconButton
        icon="refresh"
        label="Say it again"
        tone="quiet"
        size="large"
        disabled={!snapshot.canSayAgain}
        onClick={actions.sayAgain}
      />
    </StageControls>
  );
};

const Main = ({ coach, snapshot, actions }: Omit<DrillView, 'levels'>) => {
  if (snapshot.soundBlocked) {
    return (
      <MainButton icon="speaker" onClick={actions.unlock}>
        Hear {coach}
      </MainButton>
    );
  }
  if (isHopeless(snapshot)) {
    return <MainButton onClick={actions.hangUp}>End the drill</MainButton>;
  }
  if (snapshot.phase === 'paused') {
    return (
      // Without its usual sign: that one is beside it, and means the phrase from its beginning.
      <MainButton onClick={actions.retry}>Try again</MainButton>
    );
  }
  if (snapshot.phase === 'complete' || snapshot.phase === 'ending') {
    return (
      <MainButton disabled={snapshot.phase === 'ending'} onClick={actions.hangUp}>
        See my summary
      </MainButton>
    );
  }
  if (snapshot.result) {
    return (
      <MainButton disabled={snapshot.phase !== 'advising'} onClick={actions.next}>
        Next
      </MainButton>
    );
  }
  return (
    <MainButton tone="voice" disabled={!snapshot.canStop} onClick={actions.stopRecording}>
      Done
    </MainButton>
  );
};
