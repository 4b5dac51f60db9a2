import { drawMachine } from '../core/draw-machine.ts';
import { createTransition } from '../core/transition.ts';
import { type DrillEvent, type Fault, initialState, type State } from './kind.ts';
import { policy } from './policy.ts';
import { findPhase } from './view.ts';

type Candidate = readonly [label: string, event: DrillEvent];

const words = [{ word: 'Words', score: 1, start_ms: 0, end_ms: 500 }];

/** A voice that is requested and not there yet, or the number of no request. */
const findPendingVoice = ({ memory }: State): readonly [text: string, id: number] => {
  for (const [text, voice] of memory.voices) if (typeof voice === 'number') return [text, voice];
  return ['', -1];
};

/** The events that may come in a state, in the words of the diagram. */
const findCandidates = (state: State): readonly Candidate[] => {
  const { phase, memory } = state;
  const turn = 'turn' in phase && phase.turn !== null ? phase.turn : memory.turn;
  const [text, voice] = findPendingVoice(state);
  const sentence = typeof memory.next === 'number' ? memory.next : -1;
  const evaluation = phase.name === 'processing' ? (memory.evaluation ?? -1) : -1;
  const tip = memory.drafts[0]?.ask ?? -1;
  const saving = typeof memory.saving === 'number' ? memory.saving : -1;
  const fault: Fault = { kind: 'refused', status: 500 };
  const evaluated = { type: 'evaluationCame', id: evaluation } as const;
  const elapsed = (timer: string) => ({ type: 'timerElapsed', timer }) as const;
  return [
    ['starts', { type: 'started', undelivered: [] }],
    ['greeting', { type: 'greetingCame', id: 1, greeting: 'Hello' }],
    ['no greeting', { type: 'askFailed', id: 1, ask: { what: 'greeting' }, fault }],
    ['sentence', { type: 'sentenceCame', id: sentence, sentence: 'Words', hint: null }],
    [
      'no sentence',
      { type: 'askFailed', id: sentence, ask: { what: 'sentence', context: { previous: [], weak_words: [] } }, fault },
    ],
    ['voice', { type: 'speechCame', id: voice, text, audioBase64: 'audio' }],
    ['no voice', { type: 'askFailed', id: voice, ask: { what: 'voice', text }, fault }],
    ['8 s without a voice', elapsed('speech')],
    ['coach ended', { type: 'playbackEnded', turn, end: 'ended' }],
    ['sound blocked', { type: 'playbackEnded', turn, end: 'blocked' }],
    ['sound unlocked', { type: 'soundUnlocked' }],
    ['300 ms', elapsed('ready')],
    ['microphone open', { type: 'recordingStarted', turn }],
    ['no microphone', { type: 'recordingRefused', turn, fault: 'refused' }],
    ['1.5 s', elapsed('minimum')],
    ['6 s', { type: 'recordingEnded', turn, reason: 'maximum' }],
    ['microphone unplugged', { type: 'recordingEnded', turn, reason: 'unplugged' }],
    ['stops', { type: 'sendNowPressed' }],
    ['recording there', { type: 'captured', turn, audioBase64: 'audio', size: 5000, spokenMs: 1500 }],
    ['recording too small', { type: 'captured', turn, audioBase64: '', size: 10, spokenMs: 1500 }],
    ['the phrase', { ...evaluated, evaluation: { words, recognizedText: 'Words', heard: 'sentence' } }],
    ['silence', { ...evaluated, evaluation: { words: [], recognizedText: '', heard: 'nothing' } }],
    ['another sentence', { ...evaluated, evaluation: { words, recognizedText: 'No', heard: 'another sentence' } }],
    [
      'no evaluation',
      {
        type: 'askFailed',
        id: evaluation,
        ask: { what: 'evaluation', sentence: 'Words', audioBase64: 'audio' },
        fault,
      },
    ],
    ['tip', { type: 'tipCame', id: tip, tip: 'Slowly' }],
    ['no tip', { type: 'askFailed', id: tip, ask: { what: 'tip', user: 'Words', target: 'Words' }, fault }],
    ['8 s', elapsed('linger')],
    ['holds the result', { type: 'held' }],
    ['saved', { type: 'saved', id: saving }],
    ['2 s', elapsed('force')],
    ['hears a word', { type: 'wordPressed', word: 0, who: 'learner' }],
    ['says it again', { type: 'sayAgainPressed' }],
    ['goes on', { type: 'nextPressed' }],
    ['tries again', { type: 'retryPressed' }],
    ['hangs up', { type: 'hungUp' }],
    ['session over', { type: 'askFailed', id: -1, ask: { what: 'greeting' }, fault: { kind: 'unauthorized' } }],
  ];
};

/** States that differ only in texts, ids and counts behave alike. */
const findKey = (state: State): string => {
  const { phase, memory } = state;
  const stage = phase.name === 'waiting' && phase.step.name === 'advising' && phase.step.stage;
  return JSON.stringify([
    findPhase(state),
    phase.name === 'speaking' && [phase.turn === null, phase.blocked],
    phase.name === 'recording' && memory.canStop,
    phase.name === 'processing' && memory.evaluation === null,
    phase.name === 'paused' && phase.resume,
    phase.name === 'ended' && phase.outcome,
    stage,
    'turn' in phase && phase.turn === null,
    memory.startedAt !== null,
    memory.next === null ? null : typeof memory.next,
    findPendingVoice(state)[1] > 0,
    memory.playing !== null,
    memory.held,
    memory.take !== null,
    memory.drafts.length > 0,
    memory.unsaved.length > 0,
    memory.phrase !== null,
    // The first, a later and the last phrase; a first, a later and a last miss.
    [0, 1, 4, 5].findLast((count) => count <= memory.phrasesDone),
    memory.misses,
  ]);
};

/** Draws the drill as a Mermaid state diagram, made from the machine. */
export const drawDrill = (): string => {
  const first = initialState('Daisy', 'page-0001');
  const nearTheEnd: State = { ...first, memory: { ...first.memory, phrasesDone: 4 } };
  return drawMachine({
    starts: [first, nearTheEnd],
    transition: createTransition(policy),
    findPhase,
    findCandidates,
    findKey,
  });
};
