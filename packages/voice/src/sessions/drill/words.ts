import { askVoice, speakable, withoutVoiceOf } from './asks.ts';
import { wordMarginMs } from './limits.ts';
import { advise, linger } from './phases.ts';
import {
  before,
  type Effects,
  type Memory,
  notify,
  type PlayedWord,
  remember,
  type State,
  type Step,
  stay,
} from './state.ts';
import { texts } from './texts.ts';

/** Words are heard while the learner looks at the phrase and nothing is about to be recorded. */
const canHear = ({ phase, memory }: State): boolean =>
  memory.phrase !== null && ['generating', 'advising', 'paused', 'complete'].includes(phase.name);

/** The learner looks at the result: the next phrase does not come before Next. */
export const onHeld = (state: State): Step => {
  const { phase, memory } = state;
  if (phase.name !== 'advising' || memory.held) return stay(state);
  return [
    { phase, memory: { ...memory, held: true } },
    phase.stage === 'lingering' ? [{ do: 'stopWaiting', timer: 'linger' }] : [],
  ];
};

/** A touch on a word comes before the rest of the tip, and before the next phrase. */
const makeRoom = (before: State): Step => {
  const [state, hold] = onHeld(before);
  const { phase } = state;
  const stop: Effects = [...hold, ...(state.memory.playing ? [{ do: 'stopPlaying' } as const] : [])];
  if (phase.name !== 'advising' || phase.stage !== 'speaking') return [state, stop];
  return [
    { ...state, phase: { name: 'advising', stage: 'lingering' } },
    [{ do: 'stopPlaying' }, { do: 'stopWaiting', timer: 'voice' }],
  ];
};

const trim = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

const wordAt = ({ phrase, result }: Memory, word: number): string =>
  speakable(trim(result?.words[word]?.word ?? phrase?.sentence.split(/\s+/)[word] ?? ''));

const play = (state: State, played: Omit<PlayedWord, 'turn'>, sound: Omit<Sound, 'turn' | 'do'>): Step => {
  const turn = state.memory.turn + 1;
  return [
    remember(state, { turn, playing: { ...played, turn } }),
    // It comes from a touch, and so sound may be allowed now.
    [{ do: 'unlockSound' }, { do: 'play', turn, ...sound }],
  ];
};
type Sound = Extract<Effects[number], { do: 'play' }>;

const hearCoach = (state: State, word: number): Step => {
  const text = wordAt(state.memory, word);
  if (text === '') return stay(state);
  const [free, effects] = makeRoom(state);
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
  const [free, effects] = makeRoom(state);
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
export const onWordOver = (state: State, failed: boolean): Step => {
  const { playing, voices } = state.memory;
  const broken = failed && playing?.text;
  const silent = { ...state.memory, playing: null, voices: broken ? withoutVoiceOf(voices, broken) : voices };
  const memory = failed ? notify(silent, 'error', texts.noWord) : silent;
  const { phase } = state;
  if (phase.name === 'advising' && phase.stage === 'lingering') return linger(memory);
  const tip = memory.result?.tip;
  if (phase.name === 'advising' && phase.stage === 'due' && tip) return advise(memory, tip);
  return [{ phase, memory }, []];
};
