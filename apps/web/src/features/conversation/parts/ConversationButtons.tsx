import { IconButton } from '@sayso/ui/icon-button';
import { MainButton, StageControls } from '../../../platform/stage/StageControls.tsx';
import { type ConversationView, endLabels } from '../view.ts';

/** Hang up, the one big button, and the way to the keyboard. */
export const ConversationButtons = ({ coach, snapshot, actions, endsWith }: Omit<ConversationView, 'levels'>) => (
  <StageControls end={{ label: endLabels[endsWith], onEnd: actions.hangUp }}>
    <Main coach={coach} snapshot={snapshot} actions={actions} />
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

const Main = ({ coach, snapshot, actions }: Omit<ConversationView, 'levels' | 'endsWith'>) => {
  if (snapshot.soundBlocked) {
    return (
      <MainButton icon="speaker" onClick={actions.unlock}>
        Hear {coach}
      </MainButton>
    );
  }
  if (snapshot.phase === 'paused') {
    return (
      <MainButton tone="voice" icon="mic" onClick={actions.retryMicrophone}>
        Speak
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
  return (
    <MainButton tone="voice" disabled={!snapshot.canSendNow} onClick={actions.sendNow}>
      Send Now
    </MainButton>
  );
};
