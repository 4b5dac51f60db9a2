import { confirm, finish, force, hangUp } from './ending.ts';
import { onAnswerMissed, onConnectionGivenUp, onConnectionLost, onConnectionOpened } from './on-connection.ts';
import {
  onCorrected,
  onMicrophoneRetried,
  onRetryPressed,
  onSendingRefused,
  onStarted,
  onTextSubmitted,
  onTypingStarted,
} from './on-learner.ts';
import {
  onCoachSpoke,
  onCoachThought,
  onDelivered,
  onErrorReported,
  onMessageRefused,
  onSessionResumed,
  onVoiceCame,
} from './on-server.ts';
import {
  endRecording,
  onDoubtElapsed,
  onPlaybackEnded,
  onRecordingEnded,
  onRecordingRefused,
  onRecordingStarted,
  onSoundUnlocked,
  onTranscribed,
} from './on-voice.ts';
import { record } from './phases.ts';
import type { ConversationEvent } from './protocol.ts';
import { remember, type State, type Step, stay } from './state.ts';

type TimerElapsed = Extract<ConversationEvent, { type: 'timerElapsed' }>;

const onTimerElapsed = (state: State, { timer, at }: TimerElapsed): Step => {
  const { phase } = state;
  switch (timer) {
    case 'resume':
      return phase.name === 'readying' && phase.turn === null ? record(state.memory) : stay(state);
    case 'answer':
      return onAnswerMissed(state);
    case 'doubt':
      return onDoubtElapsed(state, at);
    case 'force':
      return phase.name === 'ending' && !phase.done ? force(state) : stay(state);
    case 'leave':
      return phase.name === 'ending' && phase.done ? finish(state, 'summary') : stay(state);
    default:
      return stay(state);
  }
};

/** The conversation of spec §4: pure; what does not fit the state changes nothing. */
export const transition = (state: State, event: ConversationEvent): Step => {
  if (state.phase.name === 'ended') return stay(state);
  switch (event.type) {
    case 'started':
      return onStarted(state, event);
    case 'sendNowPressed':
      return endRecording(state);
    case 'typingStarted':
      return onTypingStarted(state);
    case 'textSubmitted':
      return onTextSubmitted(state, event);
    case 'corrected':
      return onCorrected(state, event);
    case 'hungUp':
      return hangUp(state);
    case 'retryPressed':
      return onRetryPressed(state);
    case 'microphoneRetried':
      return onMicrophoneRetried(state);
    case 'unlockPressed':
      return [state, [{ do: 'unlockSound' }]];
    case 'noticeRead':
      return [remember(state, { notice: null }), []];
    case 'connectionOpened':
      return onConnectionOpened(state);
    case 'connectionLost':
      return onConnectionLost(state, event);
    case 'connectionGivenUp':
      return onConnectionGivenUp(state, event);
    case 'delivered':
      return onDelivered(state, event);
    case 'coachSpoke':
      return onCoachSpoke(state, event);
    case 'coachThought':
      return onCoachThought(state);
    case 'voiceCame':
      return onVoiceCame(state);
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
    case 'silenceFell':
      return endRecording(state, event.turn);
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
  }
};
