import { IconButton } from '@sayso/ui/icon-button';
import type { EndButtonProps } from '../../../platform/stage/EndButton.tsx';
import { MainButton, StageControls } from '../../../platform/stage/StageControls.tsx';
import type { InterviewView } from '../view.ts';

type ControlsProps = Omit<InterviewView, 'levels'> & { readonly end: EndButtonProps };

/** The red button, the big one, and the way to the keyboard. */
export const InterviewButtons = ({ snapshot, actions, end }: ControlsProps) => (
  <StageControls end={end}>
    <Main snapshot={snapshot} actions={actions} />
    <IconButton
      icon="keyboard"
      label="Type instead"
      tone="quiet"
      size="large"
      disabled={!snapshot.canType}
      onClick={actions.startTyping}
    />
  </StageControls>
);

const Main = ({ snapshot, actions }: Omit<InterviewView, 'levels'>) => {
  const { phase } = snapshot;
  if (snapshot.soundBlocked) {
    return (
      <MainButton icon="speaker" onClick={actions.unlock}>
        {phase === 'ideal' ? 'Hear the answer' : 'Hear HR'}
      </MainButton>
    );
  }
  if (snapshot.canRetry) {
    return (
      <MainButton icon="refresh" onClick={actions.retry}>
        Try again
      </MainButton>
    );
  }
  if (phase === 'generating-ideal' || phase === 'ideal') {
    return (
      <MainButton icon="forward" disabled={!snapshot.canSkip} onClick={actions.skip}>
        Skip
      </MainButton>
    );
  }
  if (snapshot.canStartNow) {
    return (
      <MainButton tone="voice" icon="mic" onClick={actions.startRecording}>
        Start now
      </MainButton>
    );
  }
  return (
    <MainButton tone="voice" disabled={!snapshot.canSendNow} onClick={actions.sendNow}>
      Send answer
    </MainButton>
  );
};
