import { before, notify, remember, stay } from '../core/state.ts';
import type { DrillMemory, Effects, PlayedWord, State, Step } from './kind.ts';
import { wordMarginMs } from './limits.ts';
import { advise, getAdvice, isAt, linger } from './phrases.ts';
import { askVoice, dropVoice, toSpeakable } from './requests.ts';
import { texts } from './texts.ts';

/** Whether words can be heard: while the learner looks at the phrase and nothing is about to be recorded. */
const canHear = ({ phase, memory }: State): boolean =>
  memory.phrase !== null && (phase.name === 'waiting' || phase.name === 'paused' || isAt({ phase, memory }, 'tip'));

/** The learner looks at the result: the next phrase does not come before Next. */
export const onHeld = (state: State): Step => {
  const { phase, memory } = state;
  const isAdvising = getAdvice(state) !== null || isAt(state, 'tip');
  if (!isAdvising || memory.held) return stay(state);
  return [
    { phase, memory: { ...memory, held: true } },
    getAdvice(state)?.stage === 'lingering' ? [{ do: 'stopWaiting', timer: 'linger' }] : [],
  ];
};

/** A touch on a word comes before the rest of the tip, and before the next phrase. */
const interrupt = (looking: State): Step => {
  const [state, hold] = onHeld(looking);
  const stop: Effects = [...hold, ...(state.memory.playing ? [{ do: 'stopPlaying' } as const] : [])];
  if (!isAt(state, 'tip')) return [state, stop];
  return [
    { ...state, phase: { name: 'waiting', step: { name: 'advising', stage: 'lingering' } } },
    [{ do: 'stopPlaying' }, { do: 'stopWaiting', timer: 'speech' }],
  ];
};

const trim = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

const findWord = ({ phrase, result }: DrillMemory, word: number): string =>
  toSpeakable(trim(result?.words[word]?.word ?? phrase?.sentence.split(/\s+/)[word] ?? ''));

const play = (state: State, played: Omit<PlayedWord, 'turn'>, sound: Omit<PlayEffect, 'turn' | 'do'>): Step => {
  const turn = state.memory.turn + 1;
  return [
    remember(state, { turn, playing: { ...played, turn } }),
    // It comes from a touch, and so sound may be allowed now.
    [{ do: 'unlockSound' }, { do: 'play', turn, ...sound }],
  ];
};
type PlayEffect = Extract<Effects[number], { do: 'play' }>;

const hearCoach = (state: State, word: number): Step => {
  const text = findWord(state.memory, word);
  if (text === '') return stay(state);
  const [free, effects] = interrupt(state);
  const audioBase64 = free.memory.voices.get(text);
  const played = { word, who: 'coach', text } as const;
  if (typeof audioBase64 === 'string') return before(effects, play(free, played, { audioBase64 }));
  const [asked, more] = askVoice(free.memory, text);
  return [
    { ...free, memory: { ...asked, playing: { ...played, turn: null } } },
    [...effects, { do: 'unlockSound' }, ...more],
  ];
};

const hearLearner = (state: State, word: number): Step => {
  const { take, result } = state.memory;
  const { start_ms: start, end_ms: end } = result?.words[word] ?? {};
  if (take === null || start === undefined || end === undefined || end <= start) return stay(state);
  const [free, effects] = interrupt(state);
  const range = { fromMs: Math.max(0, start - wordMarginMs), toMs: end + wordMarginMs };
  return before(effects, play(free, { word, who: 'learner', text: null }, { audioBase64: take, range }));
};

/** A word was touched. */
export const onWordPressed = (
  state: State,
  { word, who }: { readonly word: number; readonly who: PlayedWord['who'] },
): Step => {
  if (!canHear(state)) return stay(state);
  return who === 'coach' ? hearCoach(state, word) : hearLearner(state, word);
};

/** The coach's voice for a word has come. */
export const onWordVoice = (state: State, audioBase64: string): Step => {
  const { playing } = state.memory;
  return playing ? play(state, playing, { audioBase64 }) : stay(state);
};

/** The word is over: what it held up goes on. */
export const onWordOver = (state: State, failed: boolean, at: number): Step => {
  const { playing, voices } = state.memory;
  const broken = failed && playing?.text;
  const silent = { ...state.memory, playing: null, voices: broken ? dropVoice(voices, broken) : voices };
  const memory = failed ? notify(silent, 'error', texts.noWord) : silent;
  const stage = getAdvice(state)?.stage;
  if (stage === 'lingering') return linger(memory, at);
  const tip = memory.result?.tip;
  return stage === 'due' && tip ? advise(memory, tip, at) : stay({ ...state, memory });
};
