import { hangUp, onEndDue, onLeft } from './ending.ts';
import {
  onAskFailed,
  onEvaluationCame,
  onGreetingCame,
  onPhraseSaved,
  onSentenceCame,
  onTipCame,
  onVoiceCame,
} from './on-answer.ts';
import { onNextPressed, onRetryPressed, onSayAgainPressed, onStarted, onStopPressed } from './on-learner.ts';
import {
  onCaptured,
  onMinimumReached,
  onPlaybackEnded,
  onRecordingEnded,
  onRecordingRefused,
  onRecordingStarted,
  onSoundUnlocked,
  onVoiceMissed,
} from './on-sound.ts';
import { advance, record } from './phases.ts';
import type { DrillEvent } from './protocol.ts';
import { onSaveDue, stopSaving } from './saving.ts';
import { type Change, type State, type Step, stay } from './state.ts';
import { onHeld, onWordPressed } from './words.ts';

const withMemory = (state: State, [memory, effects]: Change): Step => [{ ...state, memory }, effects];

const onTimerElapsed = (state: State, timer: string): Step => {
  const { phase, memory } = state;
  switch (timer) {
    case 'resume':
      return phase.name === 'readying' && phase.turn === null ? record(memory) : stay(state);
    case 'minimum':
      return onMinimumReached(state);
    case 'voice':
      return onVoiceMissed(state);
    case 'linger':
      return phase.name === 'advising' && phase.stage === 'lingering' ? advance(memory) : stay(state);
    case 'save':
      return withMemory(state, onSaveDue(memory));
    case 'end':
      return onEndDue(state);
    case 'giveUp':
      return phase.name === 'ended' ? withMemory(state, stopSaving(memory)) : stay(state);
    default:
      return stay(state);
  }
};

/** After the end only what is not saved yet goes on. */
const isAboutSaving = (event: DrillEvent): boolean =>
  event.type === 'saved' ||
  (event.type === 'askFailed' && event.ask.what === 'save') ||
  (event.type === 'timerElapsed' && (event.timer === 'save' || event.timer === 'giveUp'));

const isAboutEnding = (event: DrillEvent): boolean =>
  isAboutSaving(event) || event.type === 'left' || (event.type === 'timerElapsed' && event.timer === 'end');

/** The drill of spec §4: pure; what does not fit the state changes nothing. */
export const transition = (state: State, event: DrillEvent): Step => {
  if (state.phase.name === 'ended' && !isAboutSaving(event)) return stay(state);
  if (state.phase.name === 'ending' && !isAboutEnding(event)) return stay(state);
  switch (event.type) {
    case 'started':
      return onStarted(state);
    case 'stopPressed':
      return onStopPressed(state);
    case 'sayAgainPressed':
      return onSayAgainPressed(state);
    case 'nextPressed':
      return onNextPressed(state);
    case 'retryPressed':
      return onRetryPressed(state);
    case 'wordPressed':
      return onWordPressed(state, event);
    case 'held':
      return onHeld(state);
    case 'unlockPressed':
      return [state, [{ do: 'unlockSound' }]];
    case 'hungUp':
      return hangUp(state);
    case 'left':
      return onLeft(state);
    case 'greetingCame':
      return onGreetingCame(state, event);
    case 'sentenceCame':
      return onSentenceCame(state, event);
    case 'voiceCame':
      return onVoiceCame(state, event);
    case 'evaluationCame':
      return onEvaluationCame(state, event);
    case 'tipCame':
      return onTipCame(state, event);
    case 'saved':
      return onPhraseSaved(state, event);
    case 'askFailed':
      return onAskFailed(state, event);
    case 'captured':
      return onCaptured(state, event);
    case 'recordingStarted':
      return onRecordingStarted(state, event);
    case 'recordingRefused':
      return onRecordingRefused(state, event);
    case 'recordingEnded':
      return onRecordingEnded(state, event);
    case 'playbackEnded':
      return onPlaybackEnded(state, event);
    case 'soundUnlocked':
      return onSoundUnlocked(state);
    case 'timerElapsed':
      return onTimerElapsed(state, event.timer);
    case 'silenceFell':
      return stay(state);
  }
};
