import { drawMachine } from '../core/draw-machine.ts';
import { createTransition } from '../core/transition.ts';
import { type ConversationEvent, initialState, type State } from './kind.ts';
import { policy } from './policy.ts';
import { findPhase } from './view.ts';

type Candidate = readonly [label: string | null, event: ConversationEvent];

/** The events that may come in a state, in the words of the diagram. */
const findCandidates = ({ phase, memory }: State): readonly Candidate[] => {
  const turn = 'turn' in phase && phase.turn !== null ? phase.turn : memory.turn;
  const transcribed = { type: 'transcribed', turn, spokenMs: 1000 } as const;
  const spoke = { type: 'coachSpoke', id: undefined, text: 'Hello', audioBase64: 'audio', block: false } as const;
  const elapsed = (timer: string) => ({ type: 'timerElapsed', timer }) as const;
  return [
    ['connection open', { type: 'connectionOpened' }],
    ['connection lost', { type: 'connectionLost', clean: false }],
    ['coach speaks', spoke],
    ['coach speaks without sound', { ...spoke, audioBase64: '' }],
    ['daily limit reached', { ...spoke, block: true }],
    // Leads to states that the diagram needs, and is in it as `coach speaks`.
    [null, { ...spoke, text: 'daily free' }],
    ['socket closed after “daily free”', { type: 'connectionLost', clean: true }],
    [
      'history ends with the learner',
      {
        type: 'sessionResumed',
        sessionId: 's',
        history: [{ id: 'u', role: 'user', text: 'Hi' }],
      },
    ],
    ['delivered', { type: 'delivered', id: memory.waiting?.id ?? '' }],
    ['error', { type: 'errorReported', detail: 'No', id: undefined }],
    ['message refused', { type: 'messageRefused', detail: 'No', id: memory.waiting?.id ?? '' }],
    ['refused', { type: 'connectionGivenUp', reason: 'unauthorized' }],
    ['300 ms', elapsed('ready')],
    ['30 s without an answer', elapsed('reply')],
    ['the failure was the transcriber’s', elapsed('doubt')],
    ['2 s without a reply', elapsed('force')],
    ['1.5 s', elapsed('leave')],
    ['microphone open', { type: 'recordingStarted', turn }],
    ['no microphone', { type: 'recordingRefused', turn, fault: 'refused' }],
    ['silence or 57 s', { type: 'silenceFell', turn }],
    ['microphone unplugged', { type: 'recordingEnded', turn, reason: 'unplugged' }],
    ['words', { ...transcribed, heard: { kind: 'heard', text: 'Words', draft: false } }],
    ['no words', { ...transcribed, heard: { kind: 'nothing', reason: 'no-voice' } }],
    ['transcription failed', { ...transcribed, heard: { kind: 'failed', text: '(no answer)' } }],
    ['audio ended', { type: 'playbackEnded', turn, end: 'ended' }],
    ['sound blocked', { type: 'playbackEnded', turn, end: 'blocked' }],
    ['sound unlocked', { type: 'soundUnlocked' }],
    ['Send Now', { type: 'sendNowPressed' }],
    ['starts typing', { type: 'typingStarted' }],
    ['typed answer', { type: 'textSubmitted', text: 'Typed' }],
    ['tries the microphone', { type: 'microphoneRetried' }],
    ['tries again', { type: 'retryPressed' }],
    ['hangs up', { type: 'hungUp' }],
    ['terminate_done', { type: 'terminated' }],
  ];
};

/** States that differ only in texts, ids and counts behave alike. */
const findKey = (state: State): string => {
  const { phase, memory } = state;
  const { connection, microphone, misses, waiting, toSpeak, dailyFree, messages } = memory;
  const isDelivered = messages.some(({ id, pending }) => id === waiting?.id && !pending);
  return JSON.stringify([
    findPhase(state),
    phase.name === 'speaking' && phase.blocked,
    phase.name === 'processing' && phase.held,
    phase.name === 'waiting' && phase.step,
    phase.name === 'ending' && phase.done,
    'turn' in phase && phase.turn !== null,
    connection,
    microphone,
    Math.min(misses, 3),
    waiting && isDelivered,
    toSpeak.length > 0,
    dailyFree,
  ]);
};

/** Draws the conversation as a Mermaid state diagram, made from the machine. */
export const drawConversation = (): string =>
  drawMachine({
    starts: [initialState('page')],
    transition: createTransition(policy),
    findPhase,
    findCandidates,
    findKey,
  });
