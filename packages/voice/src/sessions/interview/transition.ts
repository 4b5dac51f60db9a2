import { confirm, finish, force, hangUp } from './ending.ts';
import { onConnectionGivenUp, onConnectionLost, onConnectionOpened } from './on-connection.ts';
import {
  onAssistantSet,
  onDelivered,
  onHearAgainPressed,
  onMicrophoneRetried,
  onRecordPressed,
  onRetryPressed,
  onSendingRefused,
  onSkipPressed,
  onStarted,
  onTextSubmitted,
  onTypingStarted,
} from './on-learner.ts';
import {
  onErrorReported,
  onIdealGiven,
  onIdealPromised,
  onMessageRefused,
  onQuestionAsked,
  onQuestionDue,
  onReplyMissed,
  onSessionResumed,
  onVoiceCame,
} from './on-server.ts';
import {
  endRecording,
  finishSpeech,
  onHintElapsed,
  onLongAnswerMeasured,
  onPlaybackEnded,
  onRecordingEnded,
  onRecordingRefused,
  onRecordingStarted,
  onSoundUnlocked,
  onTranscribed,
  onWarnElapsed,
} from './on-voice.ts';
import { requestNext } from './phases.ts';
import type { InterviewEvent } from './protocol.ts';
import { type State, type Step, stay } from './state.ts';

type TimerElapsed = Extract<InterviewEvent, { type: 'timerElapsed' }>;

const onTimerElapsed = (state: State, { timer, at }: TimerElapsed): Step => {
  const { phase } = state;
  switch (timer) {
    case 'prepare':
      return onRecordPressed(state);
    case 'hint':
      return onHintElapsed(state);
    case 'warn':
      return onWarnElapsed(state);
    case 'read':
      return 'speech' in phase && phase.turn === null ? finishSpeech(state, at) : stay(state);
    case 'next':
      return phase.name === 'waiting' && !phase.requested ? requestNext(state.memory) : stay(state);
    case 'reply':
      return onReplyMissed(state);
    case 'force':
      return phase.name === 'ending' && !phase.done ? force(state) : stay(state);
    case 'leave':
      return phase.name === 'ending' && phase.done ? finish(state, 'review') : stay(state);
    default:
      return stay(state);
  }
};

/** The mock interview of spec §4: pure; what does not fit the state changes nothing. */
export const transition = (state: State, event: InterviewEvent): Step => {
  if (state.phase.name === 'ended') return stay(state);
  switch (event.type) {
    case 'started':
      return onStarted(state, event);
    case 'recordPressed':
      return onRecordPressed(state);
    case 'sendNowPressed':
      return endRecording(state);
    case 'typingStarted':
      return onTypingStarted(state);
    case 'textSubmitted':
      return onTextSubmitted(state, event);
    case 'hearAgainPressed':
      return onHearAgainPressed(state);
    case 'assistantSet':
      return onAssistantSet(state, event);
    case 'skipPressed':
      return onSkipPressed(state, event);
    case 'hungUp':
      return hangUp(state);
    case 'retryPressed':
      return onRetryPressed(state);
    case 'microphoneRetried':
      return onMicrophoneRetried(state);
    case 'unlockPressed':
      return [state, [{ do: 'unlockSound' }]];
    case 'connectionOpened':
      return onConnectionOpened(state);
    case 'connectionLost':
      return onConnectionLost(state);
    case 'connectionGivenUp':
      return onConnectionGivenUp(state, event);
    case 'delivered':
      return onDelivered(state, event);
    case 'questionAsked':
      return onQuestionAsked(state, event);
    case 'idealGiven':
      return onIdealGiven(state, event);
    case 'idealPromised':
      return onIdealPromised(state);
    case 'voiceCame':
      return onVoiceCame(state);
    case 'questionDue':
      return onQuestionDue(state, event);
    case 'sessionResumed':
      return onSessionResumed(state, event);
    case 'errorReported':
      return onErrorReported(state, event);
    case 'messageRefused':
      return onMessageRefused(state, event);
    case 'terminated':
      return confirm(state);
    case 'recordingStarted':
      return onRecordingStarted(state, event);
    case 'recordingRefused':
      return onRecordingRefused(state, event);
    case 'recordingEnded':
      return onRecordingEnded(state, event);
    case 'longAnswerMeasured':
      return onLongAnswerMeasured(state, event);
    case 'transcribed':
      return onTranscribed(state, event);
    case 'playbackEnded':
      return onPlaybackEnded(state, event);
    case 'soundUnlocked':
      return onSoundUnlocked(state);
    case 'sendingRefused':
      return onSendingRefused(state, event);
    case 'timerElapsed':
      return onTimerElapsed(state, event);
    case 'silenceFell':
      return stay(state);
  }
};
