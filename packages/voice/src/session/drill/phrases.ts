import { maximumMisses } from '../core/limits.ts';
import type { Policy } from '../core/policy.ts';
import { before, notify, stay } from '../core/state.ts';
import { leave as leavePhase, ready as readySession, speak as speakSession } from '../core/turns.ts';
import type { Change, Drill, DrillMemory, DrillSpeech, Effects, State, Step } from './kind.ts';
import { lingerMs, phrasesTotal, resumeMs, voiceMs } from './limits.ts';
import { askSentence, askVoice, toSpeakable } from './requests.ts';
import type { DrillNotice, DrillPhrase } from './snapshot.ts';
import { texts } from './texts.ts';

/** The part of the policy that the phrases need. */
export const turns: Pick<Policy<Drill>, 'readyMs' | 'timers' | 'findAudio' | 'speakSilently'> = {
  readyMs: resumeMs,
  timers: { connecting: ['speech'], recording: ['minimum'], waiting: ['linger'] },
  findAudio({ voices }, { text }) {
    const voice = voices.get(text);
    return typeof voice === 'string' ? voice : '';
  },
  /** The voice is not there yet: it is requested, and waited for. */
  speakSilently(memory, speech) {
    const [asked, effects] = askVoice(memory, speech.text);
    return [
      { phase: { name: 'speaking', speech, turn: null, blocked: false }, memory: asked },
      [...effects, { do: 'wait', timer: 'speech', ms: voiceMs }],
    ];
  },
};

/** Whether the coach says this, or is about to. */
export const isAt = ({ phase }: State, about: DrillSpeech['about']): boolean =>
  phase.name === 'speaking' && phase.speech.about === about;

/** How far the tip is that is not spoken; null where none is due. */
export const getAdvice = ({ phase }: State) =>
  phase.name === 'waiting' && phase.step.name === 'advising' ? phase.step : null;

/** The text whose voice is awaited; null where none is. */
export const getAwaitedText = ({ phase }: State): string | null =>
  phase.name === 'speaking' && phase.turn === null ? phase.speech.text : null;

/** Leaves the phase: nothing of it is heard or recorded any more. */
export const leave = ({ phase, memory }: State): Change => {
  const { evaluation, playing } = memory;
  const stopWord: Effects = playing ? [{ do: 'stopPlaying' }] : [];
  const forget: Effects = phase.name === 'processing' && evaluation !== null ? [{ do: 'forget', id: evaluation }] : [];
  return [{ ...memory, playing: null }, [...leavePhase(turns, phase), ...forget, ...stopWord]];
};

/** Leaves the phase and goes on with what `next` makes of the memory. */
export const leaveFor = (state: State, next: (memory: DrillMemory) => Step): Step => {
  const [memory, effects] = leave(state);
  return before(effects, next(memory));
};

/** The coach says a text; where the voice is not there yet it is waited for. */
export const speak = (memory: DrillMemory, about: DrillSpeech['about'], text: string, at: number): Step =>
  speakSession(turns, memory, { messageId: null, about, text: toSpeakable(text) }, at);

/** The coach says the phrase; the result of an earlier one leaves the screen. */
export const present = (memory: DrillMemory, phrase: DrillPhrase, at: number): Step =>
  speak({ ...memory, phrase, result: null, take: null, held: false }, 'phrase', phrase.sentence, at);

/** Keeps a notice about saving, which holds until all is saved; every other is about one phrase. */
export const keepNotice = ({ notice }: DrillMemory): DrillNotice | null =>
  notice?.text === texts.unsaved ? notice : null;

/** Begins a phrase: the one that was requested ahead, else it is waited for. */
export const beginPhrase = (last: DrillMemory, at: number): Step => {
  const memory = { ...last, notice: keepNotice(last) };
  const { next } = memory;
  if (next !== null && typeof next !== 'number') {
    const { sentence } = next;
    return present(
      {
        ...memory,
        next: null,
        misses: 0,
        sentences: [...memory.sentences, sentence],
        said: [...memory.said, { role: 'coach', content: sentence }],
      },
      next,
      at,
    );
  }
  const [asked, effects] = askSentence(memory);
  return [{ phase: { name: 'waiting', step: { name: 'generating' } }, memory: asked }, effects];
};

/** The learner's turn, 300 ms later. */
export const ready = (memory: DrillMemory, at: number): Step => readySession(turns, memory, at);

/** Waits for a touch. */
export const pause = (memory: DrillMemory, resume: 'recording' | Drill['resume'], text: string): Step =>
  stay({ phase: { name: 'paused', resume }, memory: notify(memory, 'error', text) });

/** The recording was not the phrase: it is said again, unless that happened too often. */
export const missPhrase = (
  memory: DrillMemory,
  tone: DrillNotice['tone'],
  text: string,
  again: (memory: DrillMemory) => Step,
): Step => {
  const missed: DrillMemory = { ...notify(memory, tone, text), misses: memory.misses + 1 };
  return missed.misses < maximumMisses
    ? again(missed)
    : stay({ phase: { name: 'paused', resume: 'recording' }, memory: missed });
};

/** A phrase is over. */
export const advance = (memory: DrillMemory, at: number): Step =>
  memory.phrasesDone < phrasesTotal
    ? beginPhrase(memory, at)
    : stay({ phase: { name: 'waiting', step: { name: 'complete' } }, memory });

/** Shows the result a little longer, or until Next where the learner holds it. After the last phrase it stays anyway. */
export const linger = (memory: DrillMemory, at: number): Step => {
  if (memory.phrasesDone >= phrasesTotal) return advance(memory, at);
  return [
    { phase: { name: 'waiting', step: { name: 'advising', stage: 'lingering' } }, memory },
    memory.held ? [] : [{ do: 'wait', timer: 'linger', ms: lingerMs }],
  ];
};

/** The coach says the tip. */
export const advise = (memory: DrillMemory, tip: string, at: number): Step => speak(memory, 'tip', tip, at);

/** The coach has said what the phase was for. */
export const afterSpeech = (state: State, at: number): Step => {
  const { memory } = state;
  if (isAt(state, 'phrase')) return ready(memory, at);
  return isAt(state, 'tip') ? linger(memory, at) : beginPhrase(memory, at);
};

/** The coach cannot be heard: the text stays on the screen. */
export const goOnUnheard = (state: State, at: number): Step => {
  const { memory } = state;
  const next = isAt(state, 'phrase') ? ready(notify(memory, 'info', texts.noVoiceOfCoach), at) : afterSpeech(state, at);
  return before([{ do: 'stopWaiting', timer: 'speech' }], next);
};
