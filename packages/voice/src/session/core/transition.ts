import { confirm, finish, force, hangUp } from './ending.ts';
import type { CoreEvent, EventOf, SessionEvent, Timed } from './events.ts';
import { onConnectionGivenUp, onConnectionLost, onConnectionOpened } from './on-connection.ts';
import { onMicrophoneRetried, onRetryPressed, onStarted, onTextSubmitted, onTypingStarted } from './on-learner.ts';
import {
  endRecording,
  onReadyElapsed,
  onRecordingEnded,
  onRecordingRefused,
  onRecordingStarted,
  onTranscribed,
} from './on-recording.ts';
import { onDelivered, onErrorReported, onMessageRefused, onSendingRefused, onSessionResumed } from './on-server.ts';
import { onPlaybackEnded, onSoundUnlocked } from './on-speech.ts';
import type { Policy } from './policy.ts';
import { type Kind, type State, type Step, stay } from './state.ts';

const onTimerElapsed = <K extends Kind>(
  policy: Policy<K>,
  state: State<K>,
  { timer, at }: EventOf<K, 'timerElapsed'>,
): Step<K> => {
  const { phase } = state;
  switch (timer) {
    case 'ready':
      return onReadyElapsed(policy, state, at);
    case 'reply':
      return policy.onReplyMissed(state, at);
    case 'force':
      return phase.name === 'ending' && !phase.done ? force(policy, state) : stay(state);
    case 'leave':
      return phase.name === 'ending' && phase.done ? finish(policy, state, policy.finalOutcome) : stay(state);
    default:
      return stay(state);
  }
};

const onCoreEvent = <K extends Kind>(policy: Policy<K>, state: State<K>, event: CoreEvent<K> & Timed): Step<K> => {
  switch (event.type) {
    case 'started':
      return onStarted(policy, state, event);
    case 'sendNowPressed':
      return endRecording(policy, state);
    case 'typingStarted':
      return onTypingStarted(policy, state);
    case 'textSubmitted':
      return onTextSubmitted(policy, state, event);
    case 'hungUp':
      return hangUp(policy, state);
    case 'retryPressed':
      return onRetryPressed(policy, state, event.at);
    case 'microphoneRetried':
      return onMicrophoneRetried(policy, state, event.at);
    case 'unlockPressed':
      return [state, [{ do: 'unlockSound' }]];
    case 'noticeRead':
      return [{ ...state, memory: { ...state.memory, notice: null } }, []];
    case 'connectionOpened':
      return onConnectionOpened(policy, state);
    case 'connectionLost':
      return onConnectionLost(policy, state);
    case 'connectionGivenUp':
      return onConnectionGivenUp(policy, state, event);
    case 'delivered':
      return onDelivered(state, event);
    case 'sessionResumed':
      return onSessionResumed(policy, state, event);
    case 'errorReported':
      return onErrorReported(policy, state, event);
    case 'messageRefused':
      return onMessageRefused(policy, state, event);
    case 'sendingRefused':
      return onSendingRefused(policy, state, event);
    case 'terminated':
      return confirm(policy, state);
    case 'recordingStarted':
      return onRecordingStarted(policy, state, event);
    case 'recordingRefused':
      return onRecordingRefused(policy, state, event);
    case 'recordingEnded':
      return onRecordingEnded(policy, state, event);
    case 'silenceFell':
      return endRecording(policy, state, event.turn);
    case 'transcribed':
      return onTranscribed(policy, state, event);
    case 'playbackEnded':
      return onPlaybackEnded(policy, state, event);
    case 'soundUnlocked':
      return onSoundUnlocked(policy, state, event.at);
    case 'timerElapsed':
      return onTimerElapsed(policy, state, event);
    case 'voiceCame':
    case 'captured':
      return stay(state);
  }
};

/** The machine of one kind of session: pure; an event that does not fit the state changes nothing. */
export const createTransition =
  <K extends Kind>(policy: Policy<K>) =>
  (state: State<K>, event: SessionEvent<K> & Timed): Step<K> => {
    if (state.phase.name === 'ended' && !policy.outlivesEnd?.(event)) return stay(state);
    // The policy has taken its own events, so that what is left is the core's.
    return policy.on(state, event) ?? onCoreEvent(policy, state, event as CoreEvent<K> & Timed);
  };
