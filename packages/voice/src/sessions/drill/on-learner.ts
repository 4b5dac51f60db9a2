import { askFor, askSentence } from './asks.ts';
import { phrasesTotal, voiceMs } from './limits.ts';
import { advance, beginPhrase, lastingNotice, leaveFor, present, ready } from './phases.ts';
import { type Memory, type State, type Step, stay } from './state.ts';

/** Greeting and first sentence are asked for at once: nobody waits for the one because of the other, or long for the greeting. */
export const onStarted = (state: State): Step => {
  if (state.memory.started) return stay(state);
  const [greeting, first] = askFor({ ...state.memory, started: true }, { what: 'greeting' });
  const [memory, second] = askSentence(greeting);
  return [{ ...state, memory }, [...first, ...second, { do: 'wait', timer: 'voice', ms: voiceMs }]];
};

export const onStopPressed = (state: State): Step => {
  const { phase, memory } = state;
  if (phase.name !== 'recording' || !phase.canStop) return stay(state);
  return [
    {
      phase: { name: 'evaluating', turn: phase.turn, ask: null },
      memory: { ...memory, notice: lastingNotice(memory) },
    },
    [{ do: 'capture', turn: phase.turn }],
  ];
};

/** Each time a phrase was said counts; the last one leads to the choice between the summary and five more. */
export const canSayAgain = ({ phase, memory }: State): boolean =>
  memory.phrase !== null &&
  memory.phrasesDone < phrasesTotal &&
  ['presenting', 'readying', 'advising', 'paused'].includes(phase.name);

export const onSayAgainPressed = (state: State): Step => {
  const { phrase } = state.memory;
  if (!phrase || !canSayAgain(state)) return stay(state);
  return leaveFor(state, (memory) => present({ ...memory, misses: 0, notice: null }, phrase));
};

/** Five more are a drill of their own. */
const beginAnew = (memory: Memory): Step =>
  beginPhrase({
    ...memory,
    drill: memory.drill + 1,
    phrasesDone: 0,
    phrase: null,
    result: null,
    take: null,
    sentences: [],
    said: [],
  });

export const onNextPressed = (state: State): Step => {
  const { phase, memory } = state;
  if (phase.name === 'greeting' && memory.started) return leaveFor(state, beginPhrase);
  if (phase.name === 'advising') return leaveFor(state, advance);
  return phase.name === 'complete' ? leaveFor(state, beginAnew) : stay(state);
};

/** The recording that could not be evaluated is evaluated, not said again. */
const evaluateAgain = (memory: Memory): Step => {
  const { take, phrase } = memory;
  if (take === null || !phrase) return ready(memory);
  const [asked, effects] = askFor(memory, { what: 'evaluation', sentence: phrase.sentence, audioBase64: take });
  return [{ phase: { name: 'evaluating', turn: memory.turn, ask: asked.asked }, memory: asked }, effects];
};

export const onRetryPressed = (state: State): Step => {
  const { phase } = state;
  if (phase.name !== 'paused') return stay(state);
  const again = { generating: beginPhrase, recording: ready, evaluating: evaluateAgain }[phase.retry];
  return leaveFor(state, (memory) => again({ ...memory, notice: null, misses: 0 }));
};
