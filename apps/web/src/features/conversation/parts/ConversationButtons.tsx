import { IconButton } from '@sayso/ui/icon-button';
import { onDesktop, onPhone } from '../../../platform/stage/Stage.css.ts';
import { MainButton, StageControls } from '../../../platform/stage/StageControls.tsx';
import { type ConversationView, endLabels } from '../view.ts';
import type { Help } from './use-help.ts';

interface ConversationButtonsProps extends Omit<ConversationView, 'levels'> {
  readonly help: Help;
}

/** Hang up, the one big button, and the way to the keyboard; on a phone help with the next words takes its place. */
export const ConversationButtons = ({ coach, snapshot, actions, endsWith, help }: ConversationButtonsProps) => (
  <StageControls end={{ label: endLabels[endsWith], onEnd: actions.hangUp }}>
    <Main coach={coach} snapshot={snapshot} actions={actions} />
    {help.hint ? (
      <IconButton
        icon="bulb"
        label={help.shown === 3 ? 'Close the help' : 'Help me'}
        tone="quiet"
        size="large"
        className={onPhone}
        aria-pressed={help.shown > 0}
        onClick={help.shown === 3 ? help.close : help.showMore}
      />
    ) : null}
    <IconButton
      icon="keyboard"
      label="Type instead"
      tone="quiet"
      size="large"
      {...(help.hint && { className: onDesktop })}
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
        {snapshot.reading ? 'I’ll say it' : 'Speak'}
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
