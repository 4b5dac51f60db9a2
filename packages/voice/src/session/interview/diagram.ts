import { drawMachine } from '../core/draw-machine.ts';
import { createTransition } from '../core/transition.ts';
import { type InterviewEvent, initialState, type State } from './kind.ts';
import { policy } from './policy.ts';
import { findPhase } from './view.ts';

type Candidate = readonly [label: string, event: InterviewEvent];

/** The events that may come in a state, in the words of the diagram. */
const findCandidates = ({ phase, memory }: State): readonly Candidate[] => {
  const turn = 'turn' in phase && phase.turn !== null ? phase.turn : memory.turn;
  const transcribed = { type: 'transcribed', turn, spokenMs: 1000 } as const;
  const spoken = { id: undefined, text: 'Hello', audioBase64: 'audio' };
  const elapsed = (timer: string) => ({ type: 'timerElapsed', timer }) as const;
  return [
    ['connection open', { type: 'connectionOpened' }],
    ['connection lost', { type: 'connectionLost', clean: false }],
    ['question', { type: 'questionAsked', ...spoken, last: false }],
    ['goodbye', { type: 'questionAsked', ...spoken, last: true }],
    ['waiting_perfect_answer', { type: 'idealPromised' }],
    ['ideal answer', { type: 'idealGiven', ...spoken }],
    ['waiting_next_question', { type: 'questionDue' }],
    [
      'history ends with an answer',
      {
        type: 'sessionResumed',
        sessionId: 's',
        history: [
          { id: 'q', role: 'coach', text: 'Why?' },
          { id: 'a', role: 'user', text: 'So.' },
        ],
      },
    ],
    ['delivered', { type: 'delivered', id: memory.waiting?.id ?? '' }],
    ['error', { type: 'errorReported', detail: 'No', id: undefined }],
    ['answer refused', { type: 'messageRefused', detail: 'No', id: memory.waiting?.id ?? '' }],
    ['refused', { type: 'connectionGivenUp', reason: 'unauthorized' }],
    ['audio ended', { type: 'playbackEnded', turn, end: 'ended' }],
    ['sound blocked', { type: 'playbackEnded', turn, end: 'blocked' }],
    ['no sound', { type: 'playbackEnded', turn, end: 'failed' }],
    ['read', elapsed('speech')],
    ['sound unlocked', { type: 'soundUnlocked' }],
    ['hears it again', { type: 'hearAgainPressed' }],
    ['skips', { type: 'skipPressed' }],
    ['5 s', elapsed('ready')],
    ['starts now', { type: 'recordPressed' }],
    ['microphone open', { type: 'recordingStarted', turn }],
    ['no microphone', { type: 'recordingRefused', turn, fault: 'refused' }],
    ['60 s', { type: 'recordingEnded', turn, reason: 'maximum' }],
    ['sends now', { type: 'sendNowPressed' }],
    ['microphone unplugged', { type: 'recordingEnded', turn, reason: 'unplugged' }],
    ['words', { ...transcribed, heard: { kind: 'heard', text: 'Words', draft: false } }],
    ['no words', { ...transcribed, heard: { kind: 'nothing', reason: 'no-voice' } }],
    ['transcription failed', { ...transcribed, heard: { kind: 'failed', text: '(no answer)' } }],
    ['starts typing', { type: 'typingStarted' }],
    ['typed answer', { type: 'textSubmitted', text: 'Typed' }],
    ['tries the microphone', { type: 'microphoneRetried' }],
    ['2 s', elapsed('next')],
    ['30 s without a word', elapsed('reply')],
    ['tries again', { type: 'retryPressed' }],
    ['hangs up', { type: 'hungUp' }],
    ['terminate_done', { type: 'terminated' }],
    ['2 s without a reply', elapsed('force')],
    ['0.8 s', elapsed('leave')],
  ];
};

/** States that differ only in texts, ids and counts behave alike. */
const findKey = (state: State): string => {
  const { phase, memory } = state;
  const speech = phase.name === 'speaking' ? [phase.speech.last, phase.turn === null, phase.blocked] : null;
  const resume = phase.name === 'paused' ? typeof phase.resume === 'number' || phase.resume : null;
  const { connection, microphone, begun, due, waiting, misses, typing, toSpeak, messages } = memory;
  return JSON.stringify([
    findPhase(state),
    speech,
    resume,
    phase.name === 'processing' && phase.held !== null,
    phase.name === 'waiting' && phase.step.name === 'waiting' && phase.step.requested,
    phase.name === 'ending' && phase.done,
    [connection === 'open', microphone === 'unknown' || microphone === 'ready', begun, due, typing],
    waiting && messages.some(({ id, pending }) => id === waiting.id && pending),
    Math.min(misses, 3),
    toSpeak[0] && [toSpeak[0].role, toSpeak[0].last],
  ]);
};

/** Draws the mock interview as a Mermaid state diagram, made from the machine. */
export const drawInterview = (): string =>
  drawMachine({
    starts: [initialState('page')],
    transition: createTransition(policy),
    findPhase,
    findCandidates,
    findKey,
  });
